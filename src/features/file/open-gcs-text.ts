import { describeAgreement, describeUnexpressed } from '../../interchange/gcs/gcs-report.ts';
import { openGcs } from '../../state/reading/open-gcs.ts';
import { silentTask, withReadingNotice } from '../../state/reading/reading-notice.ts';
import { openDialog } from '../../state/view/view-store.ts';
import { reportRefusal, showOpened } from './show-opened.ts';

/** Texts of more characters than this take long enough for a notice. */
const longText = 300_000;

/**
 * Opens the text of a GCS sheet as a new character. If numbers differ from those in the file, or something was read
 * differently, the report opens; otherwise a notice says that they agree, with a way to the report.
 * @returns whether a character was opened
 */
export async function openGcsText(text: string, from: string, isFile: boolean): Promise<boolean> {
  const opening = await (text.length > longText
    ? withReadingNotice(from, ({ signal }) => openGcs(text, signal))
    : openGcs(text, silentTask.signal));
  if (!opening) return false; // canceled, or the rules could not be loaded
  if (!opening.ok) {
    reportRefusal(from, opening.error);
    return false;
  }
  const { saved, report, remarks } = opening.value;
  const sentences = [`From ${from}.`, describeAgreement(report), describeUnexpressed(report)];
  const showReport = () => openDialog('gcs-report');
  const opened = await showOpened(saved, {
    isFile,
    text: sentences.filter((sentence) => sentence !== '').join(' '),
    actions: [{ label: 'Import report', run: showReport }],
  });
  if (!opened) return false;
  if (report.differences.length > 0 || remarks.length > 0) showReport();
  else openDialog(null);
  return true;
}
