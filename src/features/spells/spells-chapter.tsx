import { lazy } from 'react';
import { pointsStat } from '../../rules/shared/points.ts';
import { closeOwnEntry, useOwnEntryTarget } from '../../state/view/own-entry-store.ts';
import { Chapter } from '../chapter/chapter.tsx';
import { ScreenPart } from '../failure/screen-part.tsx';
import { AddButton } from '../rows/add-button.tsx';
import { learnedColumns } from '../rows/learned-row.tsx';
import { RaceSkillList } from '../rows/race-skill-list.tsx';
import { RowList, useRowKeys } from '../rows/row-list.tsx';
import { ManaNote } from './mana.tsx';
import { NoSpells } from './no-spells.tsx';
import { SpellRowForm } from './spell-row.tsx';
import './spells.css';

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
