import { unnamed } from '../character/unnamed.ts';
import { ariaKeysOf } from '../features/browser/keys.ts';
import { FindingsButton } from '../features/findings/findings-button.tsx';
import { UndoButtons } from '../features/history/undo-buttons.tsx';
import { SavingState } from '../features/notices/saving-state.tsx';
import { describeRules } from '../rules/house-rules/describe-rules.ts';
import { useCharacter, useSheet } from '../state/character/derived-character.ts';
import { useSavingStore } from '../state/saving/saving-store.ts';
import { openDialog, showPlay } from '../state/view/view-store.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { AppMenu } from './app-menu.tsx';

/** The name and ruleset of the open character, undo and redo, the saving state, and the menu. */
export function TopBar() {
  const name = useCharacter(({ character }) => character.name);
  const rules = useSheet(describeRules);
  return (
    <header className="top-bar print-hidden">
      <div className="top-bar-who">
        <h1 className="top-bar-name">{name || unnamed}</h1>
        <p className="top-bar-rules">
          <span className="top-bar-ruleset">{rules}</span> <span aria-hidden="true">·</span>{' '}
          <SavingState useSaving={useSavingStore} />
        </p>
      </div>
      <div className="top-bar-actions">
        <FindingsButton />
        <UndoButtons />
        <IconButton icon="die" label="Play" onClick={() => showPlay(true)} />
        <IconButton className="top-bar-print" icon="print" label="Print…" onClick={() => openDialog('print')} />
        <Button icon="plus" variant="primary" aria-keyshortcuts={ariaKeysOf('pick')} onClick={() => openDialog('pick')}>
          <span className="bar-word">Add…</span>
        </Button>
        <AppMenu />
      </div>
    </header>
  );
}
