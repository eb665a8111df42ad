import { Suspense } from 'react';
import { knownSpells } from '../../rules/combat/magic/derive-cast.ts';
import { lazyScreen, useLazyScreen } from '../../ui/lazy-screen.ts';
import { useInPlay } from './in-play.ts';

const spellsCard = lazyScreen(async () => (await import('./spells/spells-card.tsx')).SpellsCard);

/** Spells in a fight, loaded for those who have any: nothing for a character without spells on whom none is. */
export function SpellsNow() {
  const { combat, play } = useInPlay();
  const { context, rules } = combat.fight;
  const hasSpells =
    knownSpells(context).length > 0 || play.spells.length > 0 || (play.state.spellEffects ?? []).length > 0;
  return hasSpells && rules.magic ? <LoadedCard /> : null;
}

function LoadedCard() {
  const SpellsCard = useLazyScreen(spellsCard);
  return (
    <Suspense>
      <SpellsCard />
    </Suspense>
  );
}
