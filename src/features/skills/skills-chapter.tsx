import { lazy, memo } from 'react';
import { firstSkillAdvice } from '../../builder/advice/newcomer-advice.ts';
import { skillPointsStat } from '../../sheet-model/chapters/chapter-points.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { closeCustomEntry, useCustomEntryTarget } from '../../state/view/custom-entry-dialog.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Chapter } from '../chapter/chapter.tsx';
import { lineOf, useFindingsAt, useSheetPart } from '../derived/sheet-lines.ts';
import { ScreenPart } from '../failure/error-boundary.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';
import { AddButton } from '../rows/add-button.tsx';
import { type ChangeSkill, changeSkill, LearnedRow, learnedColumns } from '../rows/learned-row.tsx';
import { ContainerField, NestedName, useNestedRows } from '../rows/nested-name.tsx';
import { RaceSkillList } from '../rows/race-skill-list.tsx';
import { RowList, useRowKeys } from '../rows/row-list.tsx';
import '../chapter/chapter.css';
import { type DifficultyOffer, difficultyOffers } from '../../builder/what-if/level-steps.ts';
import type { SkillFacet } from '../../catalog/skill-entry.ts';
import { type SkillRow, type Unfamiliarity, unfamiliarities } from '../../character/skill-rows.ts';
import { formatCitation } from '../../engine/citation.ts';
import { formatSigned } from '../../engine/format.ts';
import { techLevelSource } from '../../rules/resolve/resolve-rows.ts';
import { describeCover } from '../../rules/shared/skill-defaults.ts';
import { difficultyNames, resolveSkillFacet } from '../../rules/shared/skill-ladder.ts';
import { headingStat } from '../../rules/stat-ids.ts';
import { offerContainers } from '../../sheet-model/chapters/nest-rows.ts';
import { skillsIn } from '../../sheet-model/model/build-model.ts';
import { DataRow } from '../../ui/data-list.tsx';
import { SelectField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { TabStops } from '../../ui/tab-stop.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { writeNumber } from '../../ui/use-number-draft.ts';
import { SuggestField } from '../custom-entry/form-fields.tsx';
import { StatFigure } from '../derived/stat-figure.tsx';
import { RowAbout } from '../rows/row-about.tsx';
import { RowMenu } from '../rows/row-menu.tsx';

interface SkillSpecialityProps {
  row: SkillRow;
  name: string;
  /** The book's term for the specialities of this skill, and the listed ones; null if it has none. */
  about: SkillFacet['speciality'] | null;
  onChange: ChangeSkill;
}

/** The field for the speciality of a skill. */
function SkillSpeciality({ row, name, about, onChange }: SkillSpecialityProps) {
  const label = about?.label ?? 'Speciality';
  return (
    <span className="skill-speciality" data-field="speciality">
      <SuggestField
        label={`${label} of ${name}`}
        hideLabel
        placeholder={label}
        value={row.speciality}
        suggestions={about?.choices ?? []}
        onCommit={(speciality, mergeWithPrevious) =>
          onChange({ speciality }, `${name}: ${speciality || 'no speciality'}`, mergeWithPrevious)
        }
      />
    </span>
  );
}

/** True if a skill has choices other than its level: a speciality or a tech level. */
const hasChoices = (row: SkillRow, about: Pick<SkillFacet, 'speciality' | 'techLevel'>): boolean =>
  about.speciality !== undefined || row.speciality !== '' || about.techLevel === true || row.techLevel !== null;

interface SkillChoicesProps {
  row: SkillRow;
  name: string;
  about: Pick<SkillFacet, 'speciality' | 'techLevel'>;
  /** The tech level that applies while the row has none, and its source; null without one. */
  techLevel: { readonly level: number; readonly source: string } | null;
  difficulties: readonly DifficultyOffer[];
  onChange: ChangeSkill;
}

/** The choices of a skill, the first of them a tab stop: its speciality, its difficulty if it can be chosen, and its tech level. */
function SkillChoices({ row, name, about, techLevel, difficulties, onChange }: SkillChoicesProps) {
  const chosen = difficulties.find((offer) => offer.chosen);
  const hasSpeciality = about.speciality !== undefined || row.speciality !== '';
  return (
    <div className="skill-choices">
      {hasSpeciality && (
        <TabStops>
          <SkillSpeciality row={row} name={name} about={about.speciality ?? null} onChange={onChange} />
        </TabStops>
      )}
      {chosen && (
        <span data-field="difficulty">
          <TabStops when={!hasSpeciality}>
            <SelectField
              label={`Difficulty of ${name}`}
              hideLabel
              value={chosen.difficulty}
              options={difficulties.map(({ difficulty, words }) => ({ value: difficulty, label: words }))}
              onCommit={(difficulty) => onChange({ difficulty }, `${name}: another difficulty`)}
            />
          </TabStops>
        </span>
      )}
      {(about.techLevel || row.techLevel !== null) && (
        <span className="skill-tech-level" data-field="techLevel">
          <span aria-hidden="true">TL</span>
          <TabStops when={!hasSpeciality && !chosen}>
            <NumberField
              label={`Tech level of ${name}`}
              hideLabel
              value={row.techLevel ?? undefined}
              placeholder={techLevel ? writeNumber(techLevel.level) : ''}
              hint={techLevel && `From ${techLevel.source}`}
              min={0}
              onCommit={(techLevel, mergeWithPrevious) =>
                onChange({ techLevel }, `${name}: tech level ${techLevel}`, mergeWithPrevious)
              }
              onClear={(mergeWithPrevious) =>
                onChange({ techLevel: null }, `${name}: tech level of the setting`, mergeWithPrevious)
              }
            />
          </TabStops>
        </span>
      )}
    </div>
  );
}

interface SkillRowFormProps {
  rowKey: string;
  /** The number of headings that it is under. */
  depth?: number;
}

/** A row of the list of skills: level, points, choices, and expandable details. */
const SkillRowForm = memo(function SkillRowForm({ rowKey, depth = 0 }: SkillRowFormProps) {
  const line = useSheetPart((sheet) => lineOf(skillsIn(sheet), rowKey));
  const row = useCharacter(({ character }) => lineOf(character.skills, rowKey));
  const plainName = useSheet(({ context }) => lineOf(context.skills, rowKey)?.plainName ?? '');
  const techLevel = useSheetPart(({ context }) => {
    const skill = lineOf(context.skills, rowKey);
    const source = skill ? techLevelSource(skill, context.character.campaign) : '';
    return source === '' ? null : { level: skill?.techLevel ?? 0, source };
  });
  const about = useSheetPart(({ context }) => {
    const skill = lineOf(context.skills, rowKey);
    const facet = skill && resolveSkillFacet(context, skill);
    const { speciality, techLevel, difficulty } = facet ?? {};
    return { ...(speciality ? { speciality } : {}), ...(techLevel ? { techLevel } : {}), difficulty };
  });
  const difficulties = useSheetPart((sheet) => difficultyOffers(sheet, rowKey));
  if (!line || !row) return null;
  const choosing = hasChoices(row, about) || difficulties.length > 0;

  const { name } = line;
  const change = changeSkill(rowKey);
  return (
    <LearnedRow
      chapter="skills"
      line={line}
      row={row}
      depth={depth}
      name={plainName}
      note={
        <>
          {row.points > 0 && about.difficulty ? difficultyNames[about.difficulty] : line.kind}
          {line.note && ` · ${line.note}`}
        </>
      }
      choosing={choosing}
      choices={
        choosing && (
          <SkillChoices
            row={row}
            name={name}
            about={about}
            techLevel={techLevel}
            difficulties={difficulties}
            onChange={change}
          />
        )
      }
      details={<SkillDetails rowKey={rowKey} name={name} row={row} onChange={change} />}
    />
  );
});

const OwnSkillDialog = lazy(() => import('../custom-entry/custom-skill-dialog.tsx'));

const pointsField = { chapter: 'skills', field: 'points' };
const columns = learnedColumns('Skill');

/** The chapter of skills; spells have a separate one. */
export function SkillsChapter() {
  const keys = useRowKeys('skills');
  const nested = useNestedRows('skills', keys);
  const headings = useSheetPart(({ context }) =>
    context.character.skills.flatMap(({ key, own }) => (own?.holds ? [key] : [])),
  );
  const advice = useSheetPart(firstSkillAdvice);
  const points = useSheet(({ worksheet }) => skillPointsStat(worksheet));
  const hasFindings = useFindingsAt(pointsField).length > 0;
  const target = useCustomEntryTarget('skills');
  return (
    <Chapter
      id="skills"
      title="Skills"
      intro="What your character has learned. You roll 3d against a skill’s level, so each level matters most between 8 and 14."
      points={points}
      action={keys.length > 0 && <AddButton chapter="skills">Add a skill</AddButton>}
    >
      {hasFindings && (
        <div data-field="points">
          <FindingsHere {...pointsField} />
        </div>
      )}
      <RaceSkillList chapter="skills" />
      {keys.length === 0 ? (
        <EmptyState title="No skills yet." actions={<AddButton chapter="skills">Add a skill</AddButton>}>
          {advice}
        </EmptyState>
      ) : (
        <RowList
          chapter="skills"
          label="Skills"
          columns={columns}
          keys={nested.keys}
          renderRow={(key) =>
            headings.includes(key) ? (
              <SkillHeading key={key} rowKey={key} depth={nested.depthOf(key)} />
            ) : (
              <SkillRowForm key={key} rowKey={key} depth={nested.depthOf(key)} />
            )
          }
        />
      )}
      {target && (
        <ScreenPart name="This dialog" onClose={closeCustomEntry}>
          <OwnSkillDialog target={target} />
        </ScreenPart>
      )}
    </Chapter>
  );
}

interface SkillContainerFieldProps {
  name: string;
  row: SkillRow;
  onChange: ChangeSkill;
}

/** The heading that a skill is under, if there are any. */
function SkillContainerField({ name, row, onChange }: SkillContainerFieldProps) {
  const containers = useSheetPart(({ context }) =>
    offerContainers(context.character.skills, row.key).map(({ key, own }) => ({ key, name: own?.name || 'Unnamed' })),
  );
  return (
    <ContainerField
      name={name}
      value={row.container}
      containers={containers}
      onCommit={(container, words) => onChange({ container }, words)}
    />
  );
}

/** A heading of the list of skills, with the points of the skills under it. */
function SkillHeading({ rowKey, depth }: { rowKey: string; depth: number }) {
  const row = useCharacter(({ character }) => lineOf(character.skills, rowKey));
  if (!row) return null;
  const name = row.own?.name || 'Unnamed';
  return (
    <DataRow
      id={`row-${rowKey}`}
      label={name}
      cells={[
        <NestedName key="name" rowKey={rowKey} name={name} depth={depth} container>
          <strong>{name}</strong>
        </NestedName>,
        null,
        <StatFigure key="points" stat={headingStat(rowKey)} />,
        null,
        null,
        <RowMenu key="menu" chapter="skills" rowKey={rowKey} name={name} own />,
      ]}
      details={
        <div className="row-details">
          <SkillContainerField name={name} row={row} onChange={changeSkill(rowKey)} />
        </div>
      }
    />
  );
}

interface SkillDetailsProps {
  rowKey: string;
  name: string;
  row: SkillRow;
  onChange: ChangeSkill;
}

const familiarityWords: Record<Unfamiliarity, string> = {
  '': 'familiar',
  kind: 'unfamiliar gear',
  culture: 'unfamiliar culture',
};

/** What can be strange about the use of a skill, each with its penalty under the ruleset, if it has one. */
const familiarityOptions = (penalties: Partial<Record<Unfamiliarity, number>> = {}) =>
  unfamiliarities.map((value) => {
    const penalty = penalties[value];
    const words = familiarityWords[value];
    return { value, label: penalty === undefined ? words : `${words} (${formatSigned(-penalty)})` };
  });

/** The details of a skill: description, defaults, familiarity, a note. */
function SkillDetails({ rowKey, name, row, onChange }: SkillDetailsProps) {
  const unfamiliar = useSheet(({ ruleset }) => ruleset.unfamiliar);
  const about = useSheetPart(({ context, worksheet }) => {
    const skill = context.skills.find(({ key }) => key === rowKey);
    const defaults: string[] = [];
    for (let i = 0; worksheet.has(`default:${rowKey}.${i}`); i++)
      defaults.push(worksheet.get(`default:${rowKey}.${i}`).name);
    return {
      description: skill?.description || row.own?.description || '',
      page: skill?.facet ? formatCitation(skill.facet.cite) : '',
      notes: [...(skill?.facet?.notes ?? [])],
      covers: skill?.facet?.covers ? `Counts for ${skill.facet.covers.join(', ')}.` : '',
      coveredBy: skill?.coveredBy ? `Also ${describeCover(skill.coveredBy)}.` : '',
      defaults: defaults.join(', '),
    };
  });
  return (
    <div className="row-details">
      <RowAbout
        sentences={[
          about.description,
          about.covers,
          about.coveredBy,
          ...about.notes,
          `Untrained: ${about.defaults || 'cannot be used'}`,
        ]}
        page={about.page}
      />
      <div className="field-grid">
        {(unfamiliar || row.unfamiliar) && (
          <SelectField
            label="Familiarity"
            about={name}
            value={row.unfamiliar ?? ''}
            options={familiarityOptions(unfamiliar)}
            onCommit={(chosen) => onChange({ unfamiliar: chosen }, `${name}: ${familiarityWords[chosen]}`)}
          />
        )}
        <TextField
          label="Note"
          about={name}
          value={row.note}
          onCommit={(note, mergeWithPrevious) => onChange({ note }, `Note on ${name}`, mergeWithPrevious)}
        />
        <SkillContainerField name={name} row={row} onChange={onChange} />
      </div>
    </div>
  );
}
