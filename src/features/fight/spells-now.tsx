import { Suspense } from 'react';
import type { Play } from '../../character/play.ts';
import { knownSpells } from '../../rules/combat/magic/derive-cast.ts';
import type { SheetContext } from '../../rules/resolve/context.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { lazyScreen, useLazyScreen } from '../../ui/lazy-screen.ts';
import { useInPlay } from './in-play.ts';
import { later } from './later.tsx';

const spellsCard = lazyScreen(async () => (await import('./spells/spells-card.tsx')).SpellsCard);

/** Who knows spells, keeps one up, or is under one. */
const hasCard = (context: SheetContext, { spells, state }: Play): boolean =>
  knownSpells(context).length > 0 ||
  spells.length > 0 ||
  (state.spellEffects ?? []).some(({ hazard }) => hazard === undefined);

/** Spells in a fight, loaded for those who have any: nothing for a character without spells on whom none is. */
export const SpellsNow = later(function SpellsNow() {
  const { combat, play } = useInPlay();
  const { context, rules } = combat.fight;
  const hasSpells = hasCard(context, play);
  return hasSpells && rules.magic ? <LoadedCard /> : null;
});

const effectForm = lazyScreen(async () => (await import('./spells/effect-form.tsx')).EffectForm);

/** For somebody without spells: the way to add what the spell of somebody else does. */
export const SpellsOnYou = later(function SpellsOnYou() {
  const { combat, play } = useInPlay();
  const { context, rules } = combat.fight;
  if (hasCard(context, play) || !rules.magic || context.character.campaign.mana === 'none') return null;
  return (
    <section className="fight-part" aria-label="Spells of others">
      <Disclosure lazy summary="Spells at work on you: none">
        <LoadedForm />
      </Disclosure>
    </section>
  );
});

function LoadedForm() {
  const EffectForm = useLazyScreen(effectForm);
  return (
    <Suspense>
      <EffectForm />
    </Suspense>
  );
}

function LoadedCard() {
  const SpellsCard = useLazyScreen(spellsCard);
  return (
    <Suspense>
      <SpellsCard />
    </Suspense>
  );
}
