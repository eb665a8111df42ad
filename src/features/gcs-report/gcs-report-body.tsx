import type { ImportReport } from '../../character/import-report.ts';
import { describeAgreement } from '../../rules/gcs/agreement-words.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { explain } from '../../state/view/explanation-store.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FigureButton } from '../../ui/figure-button.tsx';
import { GrowingList } from './growing-list.tsx';
import './gcs-report.css';

type Difference = ImportReport['differences'][number];

/** What came of an import: how many numbers agree, those that differ, what has no effect here, and what was read differently. */
export function GcsReportBody({ report, isFileKept }: { report: ImportReport; isFileKept: boolean }) {
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
