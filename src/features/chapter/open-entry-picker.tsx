import { Suspense } from 'react';
import { catalogFor } from '../../rules/derive-character.ts';
import { rulesetOf } from '../../rules/rulesets.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { lazyScreen, useLazyScreen } from '../../ui/lazy-screen.ts';
import type { EntryPickerProps } from './entry-picker.tsx';

const entryPicker = lazyScreen<EntryPickerProps>(async () => (await import('./entry-picker.tsx')).default);

/** The picker, open for as long as it is rendered; at once, once it is loaded. */
export function OpenEntryPicker(props: EntryPickerProps) {
  const EntryPicker = useLazyScreen(entryPicker);
  return (
    <Suspense>
      <EntryPicker {...props} />
    </Suspense>
  );
}

/**
 * Loads the picker, and builds the index of the open character's catalog and the first rows while the page is idle, now and when
 * the ruleset changes: the picker then opens without a wait the first time too.
 */
export async function prepareEntryPicker(): Promise<void> {
  const [{ prepareIndex }, { prepareCandidates }] = await Promise.all([
    import('../../state/search/search-index.ts'),
    import('./entry-candidate.tsx'),
    entryPicker.load(),
  ]);
  const prepare = async () => {
    const { ruleset } = useCharacterStore.getState().saved;
    await prepareIndex(catalogFor(ruleset));
    if (currentSheet().ruleset.id === ruleset) await prepareCandidates();
    if (!rulesetOf(ruleset).readsLibraryFiles) return;
    await (await import('../../state/library-files/load-library-index.ts')).loadLibraryIndex();
  };
  useCharacterStore.subscribe((now, before) => {
    if (now.saved.ruleset !== before.saved.ruleset) prepare().catch(console.error);
  });
  await prepare();
}
