import { Fragment, memo } from 'react';
import { buildModel } from '../../rules/model/build-model.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { lineOf, useSheetPart } from '../derived/sheet-lines.ts';
import { changeSkill } from '../rows/change-skill.ts';
import { LearnedRow } from '../rows/learned-row.tsx';
import { SpellDetails } from './spell-details.tsx';

interface SpellRowFormProps {
  rowKey: string;
}

/** A row of the list of spells: level, points, casting, and expandable details. */
export const SpellRowForm = memo(function SpellRowForm({ rowKey }: SpellRowFormProps) {
  const line = useSheetPart((sheet) => lineOf(buildModel(sheet).spells, rowKey));
  const row = useCharacter(({ character }) => lineOf(character.skills, rowKey));
  const plainName = useSheet(({ context }) => lineOf(context.skills, rowKey)?.plainName ?? '');
  if (!line || !row) return null;
  return (
    <LearnedRow
      chapter="spells"
      line={line}
      row={row}
      name={plainName}
      note={[line.class, line.note].filter(Boolean).join(' · ')}
      choices={<Casting parts={line.casting} />}
      details={<SpellDetails line={line} row={row} onChange={changeSkill(rowKey)} />}
    />
  );
});

/** Cost, time and duration of casting; lines break only between them: "cost 2 per yard · 1 s to cast · lasts 1 minute". */
function Casting({ parts }: { parts: readonly string[] }) {
  if (parts.length === 0) return null;
  return (
    <p className="row-note spell-casting">
      {parts.map((part, i) => (
        <Fragment key={part}>
          {i > 0 && ' · '}
          <span>{part}</span>
        </Fragment>
      ))}
    </p>
  );
}
