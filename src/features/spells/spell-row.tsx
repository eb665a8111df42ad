import { Fragment, memo } from 'react';
import type { SkillRow } from '../../character/skill-rows.ts';
import { citationWords } from '../../engine/citation.ts';
import { type PrerequisiteLine, prerequisiteLines } from '../../rules/prerequisites/prerequisite-lines.ts';
import { buildModel } from '../../sheet-model/model/build-model.ts';
import type { SpellLine } from '../../sheet-model/model/sheet-model.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { lineOf, useSheetPart } from '../derived/sheet-lines.ts';
import { type ChangeSkill, changeSkill, LearnedRow } from '../rows/learned-row.tsx';
import { RowAbout } from '../rows/row-about.tsx';

interface PrerequisitesProps {
  /** In the player's words, for a spell of their own. */
  words: string;
  /** As the rules have them. */
  needs: readonly PrerequisiteLine[];
}

/** What a spell builds on, each with a mark whether it is there. */
function Prerequisites({ words, needs }: PrerequisitesProps) {
  if (needs.length === 0) return words || 'none';
  return (
    <ul className="spell-needs">
      {needs.map(({ words: need, met }) => (
        <li key={need} data-met={met || undefined}>
          <Icon name={met ? 'check' : 'attention'} /> {need} <span className="row-note">{met ? 'met' : 'missing'}</span>
        </li>
      ))}
    </ul>
  );
}

interface SpellDetailsProps {
  line: SpellLine;
  row: SkillRow;
  onChange: ChangeSkill;
}

/** What opens under a spell: what it does, all that casting it takes, what it builds on, a note. */
function SpellDetails({ line, row, onChange }: SpellDetailsProps) {
  const { key, name } = line;
  const about = useSheetPart(({ context, worksheet }) => {
    const skill = lineOf(context.skills, key);
    return {
      description: skill?.description || row.own?.description || '',
      page: skill?.facet ? citationWords(skill.facet.cite) : '',
      notes: [...(skill?.facet?.notes ?? [])],
      needs: prerequisiteLines(skill?.facet?.prerequisites, { worksheet, context, key }),
    };
  });
  const figures: readonly (readonly [string, string])[] = [
    ['Class', line.class],
    ['Learned as', line.kind],
    ['Time to cast', line.time],
    ['Duration', line.duration],
    ['Cost', line.cost],
    ['To maintain', line.maintain],
  ];
  return (
    <div className="row-details">
      <RowAbout sentences={[about.description, ...about.notes]} page={about.page} />
      <dl className="spell-figures">
        {figures
          .filter(([, text]) => text !== '')
          .map(([what, text]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        <div>
          <dt>Prerequisites</dt>
          <dd>
            <Prerequisites words={line.prerequisites} needs={about.needs} />
          </dd>
        </div>
      </dl>
      <div className="field-grid">
        <TextField
          label="Note"
          about={name}
          value={row.note}
          onCommit={(note, mergeWithPrevious) => onChange({ note }, `Note on ${name}`, mergeWithPrevious)}
        />
      </div>
    </div>
  );
}

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
