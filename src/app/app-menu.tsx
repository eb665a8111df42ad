import { ariaKeysOf, keyTextOf } from '../features/browser/keys.ts';
import { canSaveSheet } from '../features/outputs/save-sheet.ts';
import { useCharacterStore } from '../state/character/character-store.ts';
import { useSheet } from '../state/character/derived-character.ts';
import { showGuide, useGuideStore } from '../state/view/guide-store.ts';
import { Menu, type MenuItem } from '../ui/menu.tsx';
import { actions, hasImportReport } from './commands.ts';

/** Actions on the character as a whole. */
export function AppMenu() {
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
