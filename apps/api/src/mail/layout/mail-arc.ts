import { type Html, html as markup } from "../../http/html.ts";
import { hours, hoursOnDusk } from "./mail-palette.ts";

const radius = 44;
const sun = 17;
const stroke = 3;
/** The distance from the sun's edge to the line, on both sides. */
const foot = (sun - stroke) / 2;
export const arcWidth = 2 * (radius + foot);
const [four, six, eight, ten] = hoursOnDusk;

const noText = "font-size:0;line-height:0";

/**
 * The half circle from four to ten, with the sun at four: two cells, each with two borders and one
 * round corner. Not an image, because images are blocked and drawings removed. Word has no round
 * corners, so Outlook only shows the band.
 */
export function arc(): Html {
  return markup`<!--[if !mso]><!-->
<table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0" border="0">
<tr><td style="padding:0 ${foot}px"><table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate"><tr>
${quarter(`border-left:${stroke}px solid ${four};border-top:${stroke}px solid ${six};border-top-left-radius:${radius}px`)}
${quarter(`border-right:${stroke}px solid ${ten};border-top:${stroke}px solid ${eight};border-top-right-radius:${radius}px`)}
</tr></table></td></tr>
<tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td align="left" style="${noText}"><div style="width:${sun}px;height:${sun}px;border-radius:${sun}px;background-color:${four}"></div></td>
<td align="right" valign="top" style="padding-right:${foot}px;${noText}"><div style="width:${stroke}px;height:${Math.floor(sun / 2)}px;background-color:${ten}"></div></td>
</tr></table></td></tr>
</table>
<!--<![endif]-->`;
}

function quarter(borders: string): Html {
  const inside = radius - stroke;
  return markup`<td style="${borders};width:${inside}px;height:${inside}px;${noText}"></td>`;
}

/** The afternoon as a line, which every mail program draws. */
export function hoursBand(): Html {
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${hours.map(
    (colour) =>
      markup`<td width="25%" height="6" bgcolor="${colour}" style="height:6px;background-color:${colour};${noText}">&nbsp;</td>`,
  )}</tr></table>`;
}
