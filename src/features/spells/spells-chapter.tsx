import { lazy } from 'react';
import { firstSpellAdvice } from '../../builder/advice/newcomer-advice.ts';
import { findingSentence } from '../../rules/findings/finding-sentences.ts';
import { pointsStat } from '../../rules/shared/points.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { addEntry } from '../../state/character/entries.ts';
import { closeOwnEntry, useOwnEntryTarget } from '../../state/view/own-entry-store.ts';
import { openChapter } from '../../state/view/view-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Chapter } from '../chapter/chapter.tsx';
import { useFindingsAt } from '../derived/sheet-lines.ts';
import { ScreenPart } from '../failure/error-boundary.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';
import { AddButton } from '../rows/add-button.tsx';
import { learnedColumns } from '../rows/learned-row.tsx';
import { RaceSkillList } from '../rows/race-skill-list.tsx';
import { RowList, useRowKeys } from '../rows/row-list.tsx';
import { SpellRowForm } from './spell-row.tsx';
import './spells.css';

const place = { chapter: 'spells', field: 'mana' };

/** The effect of the setting's mana if it is not normal, and who can cast spells at all. */
function ManaNote() {
  const words = useSheet(({ ruleset, context }) => ruleset.spells?.manaWords(context.character.campaign.mana) ?? '');
  const findings = useFindingsAt(place);
  if (words === '' && findings.length === 0) return null;
  // Not repeated if a finding, which can be allowed, has the same sentence.
  const shownAsFinding = findings.some(({ fact }) => findingSentence(fact) === words);
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

const OwnSpellDialog = lazy(() => import('../own-entry/own-spell-dialog.tsx'));

const columns = learnedColumns('Spell');

/** The chapter of spells, for rulesets with magic and for characters who know a spell. */
export function SpellsChapter() {
  const keys = useRowKeys('spells');
  const target = useOwnEntryTarget('spells');
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
        <ScreenPart name="This dialog" onClose={closeOwnEntry}>
          <OwnSpellDialog target={target} />
        </ScreenPart>
      )}
    </Chapter>
  );
}
