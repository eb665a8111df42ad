import { useState } from 'react';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { AttackView } from './attack-view.tsx';
import { ContestView } from './contest-view.tsx';
import { RollOddsView } from './roll-odds-view.tsx';
import './odds.css';
import { useSheet } from '../../state/character/derived-character.ts';
import { Dialog } from '../../ui/dialog.tsx';

/** Chances of rolls, contests and attacks with a character's numbers, or any others. All are exact. */
export function OddsPanel({ sheet }: { sheet: DerivedCharacter }) {
  const [view, setView] = useState<'roll' | 'contest' | 'attack'>('roll');
  return (
    <div className="odds">
      <SegmentedControl
        label="Chances of"
        hideLabel
        value={view}
        options={[
          { value: 'roll', label: 'Roll' },
          { value: 'contest', label: 'Contest' },
          { value: 'attack', label: 'Attack' },
        ]}
        onCommit={setView}
      />
      {view === 'roll' && <RollOddsView sheet={sheet} />}
      {view === 'contest' && <ContestView sheet={sheet} />}
      {view === 'attack' && <AttackView sheet={sheet} />}
    </div>
  );
}

/** The chances of the open character, above the chapters. */
export function OddsDialog({ onClose }: { onClose: () => void }) {
  const sheet = useSheet((all) => all);
  return (
    <Dialog title="Odds" onClose={onClose}>
      <OddsPanel sheet={sheet} />
    </Dialog>
  );
}
