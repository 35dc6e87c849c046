/** What browsers find on the clipboard after copying in another program, shortened. For tests. */

/** Word for Windows, as Chrome reads it. */
export const wordClipboard = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:12.0pt;} @list l0 {mso-list-id:1;} --></style></head>
<body lang=EN-AU style='tab-interval:36.0pt'><!--StartFragment-->
<h1>What to wear<o:p></o:p></h1>
<p class=MsoNormal>Shoes <b style='mso-bidi-font-weight:normal'>first</b>, because
everything <i>else</i> follows&nbsp;from <span lang=EN-US style='font-family:"Arial",sans-serif;
mso-fareast-language:EN-US'>them</span>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Flat soles<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>A layer<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Arrive<o:p></o:p></p>
<p class=MsoQuote>Nobody dances in a coat.<o:p></o:p></p>
<p class=MsoNormal><a href="https://tickets.example/a?b=1&amp;c=2">Tickets</a> and
<a href="file:///C:/secret.docx">a file</a><a style='mso-comment-reference:A_1' href="#_msocom_1"></a><o:p></o:p></p>
<p class=MsoNormal><img width=300 src="file:///C:/clip_image001.png"><o:p></o:p></p>
<!--EndFragment--></body></html>`;

/** Google Docs. */
export const docsClipboard = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;"
id="docs-internal-guid-1f0e3c2a-7fff-0000-1111-222233334444"><h2 dir="ltr"
style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;">What to wear</span></h2><p
dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;white-space:pre-wrap;">Shoes </span><span
style="font-size:11pt;font-weight:700;font-style:normal;">first</span><span style="font-weight:400;font-style:normal;">, because everything </span><span
style="font-weight:400;font-style:italic;">else</span><span style="font-weight:400;font-style:normal;"> follows from them.</span></p><br /><ul
style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" role="presentation"><span
style="font-weight:400;">Flat soles</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span
style="font-weight:400;">A layer</span></p></li><ul><li dir="ltr" aria-level="2"><p role="presentation"><span>of linen</span></p></li></ul></ul><p dir="ltr"><a
href="https://www.google.com/url?q=https://tickets.example/a?b%3D1&amp;sa=D" style="text-decoration:none;"><span
style="color:#1155cc;text-decoration:underline;font-weight:400;">Tickets</span></a></p><p dir="ltr"><span><span
style="border:none;display:inline-block;overflow:hidden;"><img src="https://lh7-rt.googleusercontent.com/docsz/abc" width="602" height="401"></span></span></p></b><br class="Apple-interchange-newline">`;
