import { useEffect, useMemo, useState } from 'react';
import { shownName } from '../../character/character.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { ensureFightRules, useCombatSheet, useFightRules } from '../../state/play/combat-sheet.ts';
import { editPlay, usePlay } from '../../state/play/play-store.ts';
import { announce } from '../../ui/announce.ts';
import type { InPlay } from './in-play.ts';

/** Sentences for the log are announced as well. */
const editAndAnnounce: InPlay['edit'] = (label, change, ...log) => {
  editPlay(label, change, ...log);
  if (log.length > 0) announce(log.join(' '));
};

/** The open character in play; null until the rules of a fight are loaded, which may have failed. */
export function useOpenCharacter(sheetName: string): { readonly inPlay: InPlay | null; readonly failed: boolean } {
  const name = useCharacter(({ character }) => shownName(character));
  const id = useCharacterStore((state) => state.id);
  const sheet = useSheet((derived) => derived);
  const combat = useCombatSheet();
  const play = usePlay((now) => now);
  const [failed, setFailed] = useState(false);
  const { ruleset } = sheet;
  const rules = useFightRules(ruleset.id);
  useEffect(() => {
    ensureFightRules(ruleset).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  }, [ruleset]);
  const inPlay = useMemo(
    () => combat && rules && { id, name, sheet, combat, play, rules, edit: editAndAnnounce, sheetName },
    [id, name, sheet, combat, play, rules, sheetName],
  );
  return { inPlay, failed: failed && !combat };
}
