const LONGEST = 80;

/** A name that every file system takes: "Žofia Černá.pdf". */
export function pdfFileName(name: string): string {
  const safe = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|\.+$/g, '');
  return `${Array.from(safe).slice(0, LONGEST).join('').trim() || 'Character sheet'}.pdf`;
}
