import type { SkillRow } from '../../character/skill-rows.ts';
import { citationWords } from '../../engine/citation.ts';
import type { SpellLine } from '../../rules/model/sheet-model.ts';
import { prerequisiteLines } from '../../rules/prerequisites/prerequisite-lines.ts';
import { TextField } from '../../ui/text-field.tsx';
import { lineOf, useSheetPart } from '../derived/sheet-lines.ts';
import type { ChangeSkill } from '../rows/change-skill.ts';
import { RowAbout } from '../rows/row-about.tsx';
import { Prerequisites } from './prerequisites.tsx';

interface SpellDetailsProps {
  line: SpellLine;
  row: SkillRow;
  onChange: ChangeSkill;
}

/** What opens under a spell: what it does, all that casting it takes, what it builds on, a note. */
export function SpellDetails({ line, row, onChange }: SpellDetailsProps) {
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
