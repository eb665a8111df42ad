import { Suspense } from 'react';
import { knownSpells } from '../../rules/combat/magic/derive-cast.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
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

const effectForm = lazyScreen(async () => (await import('./spells/effect-form.tsx')).EffectForm);

/** For somebody without spells: the way to add what the spell of somebody else does. */
export function SpellsOnYou() {
  const { combat, play } = useInPlay();
  const { context, rules } = combat.fight;
  const hasCard =
    knownSpells(context).length > 0 || play.spells.length > 0 || (play.state.spellEffects ?? []).length > 0;
  if (hasCard || !rules.magic || context.character.campaign.mana === 'none') return null;
  return (
    <section className="fight-part" aria-label="Spells of others">
      <Disclosure lazy summary="Spells at work on you: none">
        <LoadedForm />
      </Disclosure>
    </section>
  );
}

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
