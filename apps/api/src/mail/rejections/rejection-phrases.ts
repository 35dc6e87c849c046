/**
 * What mail servers say when they reject or delay a mail, in English, German and French: parts of
 * regular expressions for text in lower case, in which `@` stands for an address and `…` for up to
 * thirty characters of one sentence.
 */

/** The sender or the content is rejected, which says nothing about the mailbox. */
const blocked = [
  String.raw`\b(spam|junk|unsolicited|uce\b|bulk mail|pourriel|indésirable)`,
  "virus|malware|phish|malicious|suspicious|infected|botnet|verdächtig|suspect",
  String.raw`(black|block|deny|drop)[- ]?list|\b(dns|r|s)bls?\b|sperrliste|liste noire`,
  "spamhaus|spamcop|barracuda|sorbs|cloudmark|senderscore|uceprotect|invaluement|dnswl",
  String.raw`reputation|poor score|low trust|listed (at|by|on)\b|gelistet`,
  String.raw`\b(ip|client|connection|host|server|sender|network|mail|message|e-?mail|you)s? (is |was |are |were |been |has |have |not )*(currently |temporarily )?(block|bann)`,
  "(block|bann)(ed|ing) (by|for|due|because|using|from|at)|(your|this) (ip|host|network|server)…block",
  "geblockt|blockiert|bloqué",
  String.raw`\bpolic(y|ies)\b|richtlinie|politique|security|\bdmarc|\bspf\b|\bdkim\b`,
  "authenticat|authentif|(not|nicht|non|un) ?(authori[sz]|autori[sé])|not permitted|not allowed",
  "(denied|unable|prohibited|cannot|not|refus)…relay|relay(ing)? (access )?(not|denied|prohibited)|relaying",
  String.raw`reverse (dns|lookup|mapping)|\b(rdns|ptr|helo|ehlo)\b|dynamic ip|residential|invalid ip`,
  String.raw`\b(sender|absender|expéditeur)\b…(reject|denied|refus|invalid|verif|not exist|abgelehnt)`,
  "(mail|messages?) from…(reject|refus|denied|not accept)|not accept…from|permission to",
  "(in reply to|after) (mail from|initial connection|helo|ehlo)|my name was rejected|your (domain|sender)",
  "too (many|fast)|rate limit|at a rate|throttl|zu viele|trop de",
  "(message|mail|bad|your) content|content (reject|not|filter|restrict|block)|(bann|block|forbidden|refus)…attachment",
  "attachment…(allow|block|reject|type)|inhalt|contenu|pièce jointe|(bad|invalid|missing|multiple|duplicate)…header|malformed (mail|mess)",
  "too (large|big)|message size|size limit|zu groß|trop volumineu|rfc compliant",
  "abus(e|ive)|complain|unwanted|prohibited|banned|rejected (by|for|due)…(filter|score|rule)",
];

/** The mailbox is there, and full. */
const full = [
  String.raw`quota|(mailbox|inbox|account|folder|user|recipient)…\bfull\b|full (mailbox|inbox)`,
  "(out of|insufficient|not enough|no)…(storage|disk|space)|storage…exceed|over…storage",
  "exceed…(storage|mailbox|allocation)|mailbox…(exceed|over|limit)|too much mail|maildir over",
  String.raw`(postfach|mailbox|konto)…voll\b|speicherplatz|kontingent|überfüllt`,
  "(boîte|compte|messagerie)…(plein|satur)|espace (de stockage|disque)|dépass…capacité",
];

/** There is no such mailbox or domain, or it is closed. */
const unknown = [
  "(user|account|mailbox|recipient|address|alias|rcpt|inbox|customer|name)s?( is| are| was| has been|…)…(unknown|not (found|exist|known|valid|listed|active|local|recogni)|isn't|wasn't found|couldn't be found|invalid|nonexist)",
  "(account|mailbox|user|inbox|address)…(disabled|suspended|deactivated|inactive|closed|deleted|terminated|cancel|expired|no longer|discontinued|abandon|moved)",
  "(unknown|no such|invalid|non-?existent|not a valid|illegal|bad destination|undeliverable|no valid)…(user|mailbox|recipient|account|address|alias|person|local part)",
  "(doesn't|does not|didn't|do not|don't|not) (exist|have (an? |this ).*(account|mailbox))|no mailbox|no such (user|person|name|recip)|has (moved|left)|no longer|mailbox unavailable",
  "recipnotfound|recipientnotfound|not our customer|not in…(directory|list of recipients)",
  "(domain|host|hostname|address)…(unknown|not found|doesn't exist|does not exist|isn't found|non-?existent|unrout|lookup failed)",
  "(no such|unknown|unrouteable|illegal|bad destination) (mail |recipient )?(domain|host|address)|nxdomain|unrouteable|unroutable",
  "no (mx|smtp|mail) (record|service|server|host)|null ?mx|does not accept mail|doesn't accept mail",
  "(benutzer|empfänger|adress|konto|postfach|mailbox)…(unbekannt|existier|nicht (gefunden|bekannt|vorhanden|gültig)|ungültig|gelöscht|deaktiviert)",
  "(unbekannte|ungültige|keine?)[rsn]? (solches |gültige )?(benutzer|empfänger|adresse|postfach|konto)",
  "(utilisateur|destinataire|adresse|boîte|compte)…(inconnu|inexistant|introuvable|n'existe|désactivé|invalide|supprimé)",
  "(aucun|pas de|pas d')…(utilisateur|destinataire|boîte)",
];

/** The mail isn't delivered yet, and the server keeps trying. */
const delayed = [
  "delayed|delay\\)|verzöger|retardé|en retard",
  "will…(retr|keep|continue)|(keep|continue)s? (on )?(to )?(try|retry)|still (being|try)|being retried",
  "attempts…(go on|continue)|not yet|warning message only|need not do anything|do not need to",
  "noch nicht|weitere zustellversuche|pas encore|nouvelles tentatives",
];

function oneOf(phrases: readonly string[]): RegExp {
  return new RegExp(phrases.join("|").replaceAll("…", String.raw`(?:[^.]|\.(?! )){0,30}?`));
}

export const rejectionPhrases = {
  blocked: oneOf(blocked),
  full: oneOf(full),
  unknown: oneOf(unknown),
  delayed: oneOf(delayed),
};
