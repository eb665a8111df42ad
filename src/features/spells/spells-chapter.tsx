import { Fragment, lazy, memo } from 'react';
import { firstSpellAdvice } from '../../builder/advice/newcomer-advice.ts';
import { describeFinding } from '../../rules/findings/finding-sentences.ts';
import { pointsStat } from '../../rules/shared/points.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { addEntry } from '../../state/character/entries.ts';
import { closeCustomEntry, useCustomEntryTarget } from '../../state/view/custom-entry-dialog.ts';
import { openChapter } from '../../state/view/view-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Chapter } from '../chapter/chapter.tsx';
import { lineOf, useFindingsAt, useSheetPart } from '../derived/sheet-lines.ts';
import { ScreenPart } from '../failure/error-boundary.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';
import { AddButton } from '../rows/add-button.tsx';
import { type ChangeSkill, changeSkill, LearnedRow, learnedColumns } from '../rows/learned-row.tsx';
import { RaceSkillList } from '../rows/race-skill-list.tsx';
import { RowList, useRowKeys } from '../rows/row-list.tsx';
import '../chapter/chapter.css';
import type { SkillRow } from '../../character/skill-rows.ts';
import { formatCitation } from '../../engine/citation.ts';
import { type PrerequisiteLine, prerequisiteLines } from '../../rules/prerequisites/prerequisite-words.ts';
import { spellsIn } from '../../sheet-model/model/build-model.ts';
import type { SpellLine } from '../../sheet-model/model/sheet-model.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { RowAbout } from '../rows/row-about.tsx';

interface PrerequisitesProps {
  /** In the player's words, for a spell of their own. */
  words: string;
  /** As the rules have them. */
  needs: readonly PrerequisiteLine[];
}

/** The prerequisites of a spell, each with a mark whether the character has it. */
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

/** The open details of a spell: its effect, the requirements of casting, its prerequisites, a note. */
function SpellDetails({ line, row, onChange }: SpellDetailsProps) {
  const { key, name } = line;
  const about = useSheetPart(({ context, worksheet }) => {
    const skill = lineOf(context.skills, key);
    return {
      description: skill?.description || row.own?.description || '',
      page: skill?.facet ? formatCitation(skill.facet.cite) : '',
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
const SpellRowForm = memo(function SpellRowForm({ rowKey }: SpellRowFormProps) {
  const line = useSheetPart((sheet) => lineOf(spellsIn(sheet), rowKey));
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

const place = { chapter: 'spells', field: 'mana' };

/** The effect of the setting's mana if it is not normal, and who can cast spells at all. */
function ManaNote() {
  const words = useSheet(({ ruleset, context }) => ruleset.spells?.manaWords(context.character.campaign.mana) ?? '');
  const findings = useFindingsAt(place);
  if (words === '' && findings.length === 0) return null;
  // Not repeated if a finding, which can be allowed, has the same sentence.
  const shownAsFinding = findings.some(({ fact }) => describeFinding(fact) === words);
  return (
    <div className="spells-mana" data-field="mana">
      {words !== '' && (
        <p>
          {!shownAsFinding && <span>{words}</span>}
          <Button size="small" variant="quiet" onClick={() => openChapter('concept', { field: 'mana' })}>
            Change mana
          </Button>
        </p>
      )}
      <FindingsHere {...place} />
    </div>
  );
}

/** Shown in place of an empty list of spells: advice, and a button that adds the missing trait of mages. */
function NoSpells() {
  const advice = useSheet(firstSpellAdvice);
  const missing = useSheet(({ ruleset, context }) => {
    const { spells } = ruleset;
    return spells && !spells.isMage(context) ? context.catalog.traits.get(spells.gift) : undefined;
  });
  return (
    <EmptyState
      title="No spells yet."
      actions={
        <>
          {missing && (
            <Button
              variant="primary"
              icon="plus"
              onClick={() => openChapter('traits', { row: addEntry('traits', missing.id) })}
            >
              {`Add ${missing.name}`}
            </Button>
          )}
          <AddButton chapter="spells" secondary={missing !== undefined}>
            Add a spell
          </AddButton>
        </>
      }
    >
      {advice}
    </EmptyState>
  );
}

const OwnSpellDialog = lazy(() => import('../custom-entry/custom-spell-dialog.tsx'));

const columns = learnedColumns('Spell');

/** The chapter of spells, for rulesets with magic and for characters who know a spell. */
export function SpellsChapter() {
  const keys = useRowKeys('spells');
  const target = useCustomEntryTarget('spells');
  return (
    <Chapter
      id="spells"
      title="Spells"
      intro="Magic your character has learned. You roll 3d against a spell’s level to cast it, and pay for it in fatigue."
      points={pointsStat('spells')}
      action={keys.length > 0 && <AddButton chapter="spells">Add a spell</AddButton>}
    >
      <ManaNote />
      <RaceSkillList chapter="spells" />
      {keys.length === 0 ? (
        <NoSpells />
      ) : (
        <RowList
          chapter="spells"
          label="Spells"
          columns={columns}
          keys={keys}
          renderRow={(key) => <SpellRowForm key={key} rowKey={key} />}
        />
      )}
      {target && (
        <ScreenPart name="This dialog" onClose={closeCustomEntry}>
          <OwnSpellDialog target={target} />
        </ScreenPart>
      )}
    </Chapter>
  );
}
