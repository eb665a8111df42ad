import { ariaKeysOf, keyTextOf } from '../features/browser/keys.ts';
import { canSaveSheet } from '../features/outputs/save-sheet.ts';
import { useCharacterStore } from '../state/character/character-store.ts';
import { useSheet } from '../state/character/derived-character.ts';
import { useFirstFight } from '../state/encounter/first-fight.ts';
import { showGuide, usePreferences } from '../state/view/preferences.ts';
import { Menu, type MenuItem } from '../ui/menu.tsx';
import { actions, hasImportReport } from './commands.ts';

/** What decides on the items of the menu. */
interface MenuState {
  /** Whether "What next" is shown. */
  readonly guide: boolean;
  /** Whether a first fight was begun. */
  readonly hasFirstFight: boolean;
  /** Whether the character has a report on its import. */
  readonly imported: boolean;
  /** Whether the rules are those of files for other programs. */
  readonly savesSheets: boolean;
}

/** The items of the menu in their four groups, at most 16 with any state; what belongs together is in submenus. */
export function listMenuItems({ guide, hasFirstFight, imported, savesSheets }: MenuState): readonly MenuItem[] {
  const saving: MenuItem = savesSheets
    ? submenu('save-as', 'Save as', 'download', [action('save'), action('saveGcs'), action('saveFoundry')])
    : action('save', { icon: 'download' });
  return [
    action('play', { icon: 'die', startsGroup: 'Character' }),
    action('new', { icon: 'plus' }),
    action('templates', { icon: 'layers' }),
    submenu('changes', 'History and versions', 'undo', [
      action('history'),
      action('versions'),
      action('compare'),
      ...(imported ? [action('importReport')] : []),
    ]),
    submenu('checks', 'Issues, odds and feats', 'attention', [
      action('issues'),
      action('odds'),
      action('duel'),
      action('feats'),
    ]),
    { ...action('print', { icon: 'print', startsGroup: 'Share and print' }), label: 'Print or save as PDF…' },
    action('share', { icon: 'link' }),
    action('outputs', { icon: 'text' }),
    saving,
    action('library', { icon: 'people', startsGroup: 'Library' }),
    action('encounters', { icon: 'swords' }),
    action('open', { icon: 'upload' }),
    action('statBlock', { icon: 'text' }),
    action('entries', { icon: 'pencil' }),
    action('appearance', { icon: 'contrast', startsGroup: 'Settings' }),
    submenu('help', 'Help', 'info', [
      { ...action('firstFight'), ...(hasFirstFight ? { label: 'Continue the first fight' } : {}) },
      action('glossary'),
      { id: 'guide', label: guide ? 'Hide What next' : 'Show What next', onSelect: () => showGuide(!guide) },
      action('keyboard', { keys: { text: keyTextOf('keyboard'), aria: ariaKeysOf('keyboard') } }),
      action('about'),
    ]),
  ];
}

/** Actions on the character as a whole, on the library and on the program. */
export function AppMenu() {
  const guide = usePreferences((preferences) => preferences.guide);
  const hasFirstFight = useFirstFight(({ fight }) => fight !== null);
  const imported = useCharacterStore(({ saved }) => hasImportReport(saved));
  const savesSheets = useSheet(({ ruleset }) => canSaveSheet(ruleset));
  return (
    <Menu
      label="Menu"
      text="Menu"
      collapses
      icon="more"
      items={listMenuItems({ guide, hasFirstFight, imported, savesSheets })}
    />
  );
}

const action = (id: keyof typeof actions, more: Pick<MenuItem, 'icon' | 'startsGroup' | 'keys'> = {}): MenuItem => ({
  id,
  label: actions[id].name,
  onSelect: actions[id].run,
  ...more,
});

const submenu = (id: string, label: string, icon: MenuItem['icon'], items: readonly MenuItem[]): MenuItem => ({
  id,
  label,
  icon,
  submenu: items,
});
