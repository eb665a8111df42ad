import { type ReactNode, useEffect, useState } from 'react';
import { hasOriginal, type ImportReport } from '../../character/origin.ts';
import { describeAgreement } from '../../interchange/gcs/gcs-report.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { explain } from '../../state/view/explanations.ts';
import { Button, FigureButton } from '../../ui/buttons.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import './gcs-report.css';
import { withoutBidiControls } from '../../character/schema-parts.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { Dialog } from '../../ui/dialog.tsx';

/** How many items are shown at first, and added at each press. */
const step = 30;

interface GrowingListProps<Item> {
  items: readonly Item[];
  render: (item: Item) => ReactNode;
}

/** A list that shows its first items, with a button for more. */
function GrowingList<Item>({ items, render }: GrowingListProps<Item>) {
  const [shown, setShown] = useState(step);
  const rest = items.length - shown;
  return (
    <>
      <ul className="gcs-list">
        {items.slice(0, shown).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the report of one import never changes.
          <li key={index}>{render(item)}</li>
        ))}
      </ul>
      {rest > 0 && (
        <Button className="gcs-more" size="small" onClick={() => setShown(shown + step)}>
          Show {Math.min(step, rest)} more of {rest}
        </Button>
      )}
    </>
  );
}

type Difference = ImportReport['differences'][number];

/**
 * The result of an import: how many numbers agree, those that differ, entries without effect here, and differences in
 * reading.
 */
function GcsReportBody({ report, isFileKept }: { report: ImportReport; isFileKept: boolean }) {
  const { differences, unexpressed, remarks } = report;
  return (
    <div className="gcs-report">
      <p className="gcs-report-sum">{describeAgreement(report)}</p>
      {differences.length > 0 && (
        <section aria-labelledby="gcs-differences">
          <h3 id="gcs-differences">Different here</h3>
          <GrowingList items={differences} render={(each) => <DifferenceRow difference={each} />} />
        </section>
      )}
      {unexpressed.length > 0 && (
        <section aria-labelledby="gcs-unexpressed">
          <h3 id="gcs-unexpressed">Kept without effect</h3>
          <p className="gcs-report-note">No field here expresses these, so they change no number.</p>
          <GrowingList
            items={unexpressed}
            render={({ where, what }) => (
              <>
                {where !== '' && <span className="gcs-where">{where}: </span>}
                {what}
              </>
            )}
          />
        </section>
      )}
      {remarks.length > 0 && (
        <Disclosure
          summary={
            remarks.length === 1 ? '1 value was read differently' : `${remarks.length} values were read differently`
          }
        >
          <GrowingList items={remarks} render={(sentence) => sentence} />
        </Disclosure>
      )}
      <p className="gcs-report-note">
        {isFileKept
          ? 'All of the file is kept with the character, and goes out again with an export to GCS.'
          : 'The file is not kept with the character. Keep it yourself, if you need what has no effect here.'}
      </p>
    </div>
  );
}

/** A figure that differs: both values, ours with its explanation, and the likely reason. */
function DifferenceRow({ difference: { figure, theirs, ours, why, stat } }: { difference: Difference }) {
  const isExplained = useSheet(({ worksheet }) => stat !== '' && worksheet.has(stat));
  return (
    <div className="gcs-difference">
      <span className="gcs-figure">{figure}</span>
      <dl className="gcs-values">
        <div>
          <dt>File</dt>
          <dd>{theirs || 'none'}</dd>
        </div>
        <div>
          <dt>Here</dt>
          <dd>
            {isExplained ? (
              <FigureButton label={`${figure} ${ours || 'none'}, explain`} onClick={(event) => explain(stat, event)}>
                {ours || 'none'}
              </FigureButton>
            ) : (
              ours || 'none'
            )}
          </dd>
        </div>
      </dl>
      {why !== '' && <p className="gcs-why">{why}</p>}
    </div>
  );
}

/** The report on the import of the open character from a file of GCS; nothing if it is from none. */
export function GcsReportDialog({ onClose }: { onClose: () => void }) {
  const origin = useCharacterStore(({ saved }) => saved.character.origin);
  // The explanation of a number leads to the forms, which are below the dialog.
  useEffect(
    () =>
      useViewStore.subscribe(({ target }, before) => {
        if (target !== null && target !== before.target) onClose();
      }),
    [onClose],
  );
  if (!origin?.report) return null;
  return (
    <Dialog
      title="Import report"
      size="large"
      onClose={onClose}
      footer={
        <Button variant="primary" data-autofocus="" onClick={onClose}>
          Close
        </Button>
      }
    >
      <GcsReportBody report={withoutBidiControls(origin.report)} isFileKept={hasOriginal(origin)} />
    </Dialog>
  );
}
