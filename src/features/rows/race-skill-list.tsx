import { isRaceRow, skillChapter } from '../../rules/shared/rows.ts';
import { skillStat } from '../../rules/stat-ids.ts';
import { skillsIn, spellsIn } from '../../sheet-model/model/build-model.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { addFurtherLevel } from '../../state/character/entries.ts';
import { Button } from '../../ui/buttons.tsx';
import { lineOf, useSheetPart } from '../derived/sheet-lines.ts';
import { StatFigure } from '../derived/stat-figure.tsx';
import './rows.css';

/** The skills that all members of the character's race have, except those that the character has improved. */
export function RaceSkillList({ chapter }: { chapter: 'skills' | 'spells' }) {
  const race = useSheet(({ context }) => context.race.name);
  const lines = useSheetPart((sheet) =>
    sheet.context.skills
      .filter((skill) => isRaceRow(skill) && skill.facet && skillChapter(skill.facet) === chapter)
      .map(({ key, name }) => {
        const { relative = '', chance = '' } = lineOf(skillsIn(sheet), key) ?? lineOf(spellsIn(sheet), key) ?? {};
        return { key, name, about: [relative, chance].filter(Boolean).join(' · ') };
      }),
  );
  if (lines.length === 0) return null;
  return (
    <section className="race-skill-list" aria-label={`Every ${race} has`}>
      <h3 className="chapter-part-title">Every {race} has</h3>
      <ul>
        {lines.map(({ key, name, about }) => (
          <li key={key}>
            <span className="race-skill-name">
              {name} <StatFigure stat={skillStat(key, 'level')} /> <span className="row-note">{about}</span>
            </span>
            <Button size="small" icon="plus" aria-label={`Improve ${name}`} onClick={() => addFurtherLevel(key)}>
              Improve
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
