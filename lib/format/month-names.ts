/** Months as English and Kiswahili name them, in full and in short: the source of a regular expression. */
export const MONTH =
  '(?:Jan(?:uary|uari)?|Feb(?:ruary|ruari)?|Mar(?:ch)?|Mac(?:hi)?|Apr(?:il|ili)?|May|Mei|' +
  'June?|Juni|July?|Julai|Aug(?:ust)?|Ago(?:sti)?|Sept?(?:ember|emba)?|' +
  'Oct(?:ober)?|Okt(?:oba)?|Nov(?:ember|emba)?|Dec(?:ember)?|Des(?:emba)?)';
