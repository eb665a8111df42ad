import { lazy } from 'react';
import { pointsStat } from '../../rules/shared/points.ts';
import { closeOwnEntry, useOwnEntryStore } from '../../state/own-entry-store.ts';
import { AddButton } from '../add-button.tsx';
import { Chapter } from '../chapter.tsx';
import { learnedColumns } from '../learned-row.tsx';
import { RaceSkillList } from '../race-skill-list.tsx';
import { RowList, useRowKeys } from '../row-list.tsx';
import { ScreenPart } from '../screen-part.tsx';
import { Mana } from './mana.tsx';
import { NoSpells } from './no-spells.tsx';
import { SpellRowForm } from './spell-row.tsx';
import './spells.css';

const OwnSpellDialog = lazy(() => import('./own-spell-dialog.tsx'));

const columns = learnedColumns('Spell');

/** The chapter of spells, for rules with magic and for whoever knows a spell. */
export function SpellsChapter() {
  const keys = useRowKeys('spells');
  const asked = useOwnEntryStore((state) => (state.asked?.chapter === 'spells' ? state.asked : null));
  return (
    <Chapter
      id="spells"
      title="Spells"
      intro="Magic that the character has learned. A spell is a skill: rolled against its level on three dice, and paid for in ST."
      points={pointsStat('spells')}
      action={keys.length > 0 && <AddButton chapter="spells">Add a spell</AddButton>}
    >
      <Mana />
      <RaceSkillList chapter="spells" />
      {keys.length === 0 ? (
        <NoSpells />
      ) : (
        <RowList
          chapter="spells"
          label="Spells"
          columns={columns}
          keys={keys}
          renderRow={(key) => <SpellRowForm key={key} rowKey={key} among={keys} />}
        />
      )}
      {asked && (
        <ScreenPart name="This dialog" onClose={closeOwnEntry}>
          <OwnSpellDialog asked={asked} />
        </ScreenPart>
      )}
    </Chapter>
  );
}
