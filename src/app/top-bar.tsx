import { unnamed } from '../character/character.ts';
import { ariaKeysOf, keyTextOf } from '../features/browser/keys.ts';
import { FindingsButton } from '../features/findings/findings-button.tsx';
import { UndoButtons } from '../features/history/undo-buttons.tsx';
import { SavingState } from '../features/notices/saving-state.tsx';
import { canSaveSheet } from '../features/outputs/save-sheet.ts';
import { describeRules } from '../rules/house-rules/describe-rules.ts';
import { useCharacterStore } from '../state/character/character-store.ts';
import { useCharacter, useSheet } from '../state/character/derived-character.ts';
import { useSavingStore } from '../state/saving/saving-store.ts';
import { showGuide, useGuideStore } from '../state/view/guide-store.ts';
import { openDialog, showPlay } from '../state/view/view-store.ts';
import { Button, IconButton } from '../ui/buttons.tsx';
import { Menu, type MenuItem } from '../ui/menu.tsx';
import { actions, hasImportReport } from './commands.ts';

/** Actions on the character as a whole. */
function AppMenu() {
  const guide = useGuideStore(({ shown }) => shown);
  const imported = useCharacterStore(({ saved }) => hasImportReport(saved));
  const savesSheets = useSheet(({ ruleset }) => canSaveSheet(ruleset));
  return (
    <Menu
      label="Menu"
      text="Menu"
      icon="more"
      items={[
        action('play', { icon: 'die' }),
        action('pdf', { icon: 'download', startsGroup: true }),
        action('print', { icon: 'print' }),
        action('outputs', { icon: 'text' }),
        action('share', { icon: 'link' }),
        action('save', { icon: 'download', startsGroup: true }),
        ...(savesSheets ? [action('saveGcs', { icon: 'download' }), action('saveFoundry', { icon: 'download' })] : []),
        action('open', { icon: 'upload' }),
        ...(imported ? [action('importReport')] : []),
        action('statBlock', { icon: 'text' }),
        action('library', { startsGroup: true }),
        action('encounters'),
        action('entries'),
        action('templates'),
        action('new', { icon: 'plus' }),
        action('feats', { startsGroup: true }),
        action('odds'),
        action('issues', { icon: 'attention', startsGroup: true }),
        action('history', { icon: 'undo' }),
        action('versions'),
        action('compare'),
        {
          id: 'guide',
          label: guide ? 'Hide the guide' : 'Show the guide',
          icon: 'info',
          onSelect: () => showGuide(!guide),
        },
        action('appearance'),
        action('keyboard', { keys: { text: keyTextOf('keyboard'), aria: ariaKeysOf('keyboard') } }),
        action('about'),
      ]}
    />
  );
}

const action = (id: keyof typeof actions, more: Pick<MenuItem, 'icon' | 'startsGroup' | 'keys'> = {}): MenuItem => ({
  id,
  label: actions[id].name,
  onSelect: actions[id].run,
  ...more,
});

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
