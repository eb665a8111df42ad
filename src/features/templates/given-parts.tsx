import { useId } from 'react';
import { stripBidiControls } from '../../character/bidi-controls.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { BundleTemplate } from '../../rules/templates/bundle.ts';
import { describeNumbers } from '../../rules/templates/bundle-words.ts';
import type { Preview, PreviewedRow } from '../../rules/templates/preview.ts';

interface GivenPartsProps {
  ruleset: Ruleset;
  template: BundleTemplate;
  /** The character with the fixed part alone. */
  given: Preview;
  /** Its gear in words. */
  items: string;
}

const statusWords = { added: '', raised: 'raised', kept: 'you have it' } as const;

/** The fixed part of a template: what everyone gets who applies it. */
export function GivenParts({ ruleset, template, given, items }: GivenPartsProps) {
  const title = useId();
  const numbers = describeNumbers(ruleset, template.given);
  const { race } = template.given;
  if (!numbers && !items && !race && given.traits.length + given.skills.length === 0) return null;
  return (
    <section className="template-given" aria-labelledby={title}>
      <h3 id={title} className="chapter-part-title">
        {template.choices.length > 0 ? 'For all' : 'What it adds'}
      </h3>
      {race && <p>Race: {stripBidiControls(race.own?.name || template.name)}</p>}
      {numbers && <p className="template-numbers">{numbers}</p>}
      <Rows rows={given.traits} />
      <Rows rows={given.skills} />
      {items && <p className="row-note">{items}</p>}
    </section>
  );
}

function Rows({ rows }: { rows: readonly PreviewedRow[] }) {
  if (rows.length === 0) return null;
  return (
    <ul className="template-rows">
      {rows.map(({ key, name, points, status }) => (
        <li key={key}>
          <span>{stripBidiControls(name)}</span>
          <span className="template-row-points">{[statusWords[status], points].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}
