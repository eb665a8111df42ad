import { memo, useEffect, useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Encounter, Fighter } from '../../character/encounter.ts';
import { fighterName, playOf, takesTurns } from '../../character/encounter-edits.ts';
import { targetFrom } from '../../rules/combat/exchange/participant.ts';
import { workOutCombat } from '../../rules/combat/work-out-combat.ts';
import { fightRulesOf, turnOrder, useFighterSheet } from '../../state/encounter/encounter-sheets.ts';
import { editFighter, useEncounterStore } from '../../state/encounter/encounter-store.ts';
import { offerSheet } from '../../state/view/explanation-store.ts';
import { announce } from '../../ui/announce.ts';
import { SelectField } from '../../ui/field.tsx';
import { AttacksNow } from '../fight/attacks-now.tsx';
import { BodyState } from '../fight/body-state.tsx';
import { Counters } from '../fight/counters.tsx';
import { DefensesNow } from '../fight/defenses-now.tsx';
import { type InPlay, InPlayContext } from '../fight/in-play.ts';
import { IncomingDrawer } from '../fight/incoming-drawer.tsx';
import { ManeuverChooser } from '../fight/maneuver-chooser.tsx';
import { RollsDue } from '../fight/rolls-due.tsx';
import { SpellsOn } from '../fight/spells-on.tsx';
import { TargetDrawer } from '../fight/target-drawer.tsx';
import { Trackers } from '../fight/trackers.tsx';
import { VitalsNow } from '../fight/vitals-now.tsx';
import { WoundForm } from '../fight/wound-form.tsx';
import { beginAttack } from './encounter-view.ts';
import { chooseTarget, FighterFields, FighterHead, outWords } from './fighter-head.tsx';
import { useFighter } from './use-fighter.tsx';

/** Whom a fighter can attack, foes before friends and those out of the fight last. */
function targetsOf(encounter: Encounter, attacker: string): Fighter[] {
  const own = encounter.fighters.find(({ key }) => key === attacker)?.side ?? '';
  const place = (fighter: Fighter): number =>
    (takesTurns(fighter) ? 0 : 2) + (fighter.side === own && own !== '' ? 1 : 0);
  return turnOrder(encounter)
    .flatMap((key) => encounter.fighters.filter((fighter) => fighter.key === key && key !== attacker))
    .sort((one, other) => place(one) - place(other));
}

/** In place of a key, for a target that is no fighter: its numbers are in the target drawer. */
const noFighter = '-';

/** The key of the fighter whom another one attacks; `noFighter` for somebody else. */
function useTarget(attacker: string): string {
  return useEncounterStore(({ encounter }) => {
    const chosen = encounter?.fighters.find(({ key }) => key === attacker)?.target;
    if (!encounter || chosen === noFighter) return noFighter;
    if (chosen && encounter.fighters.some(({ key }) => key === chosen)) return chosen;
    return targetsOf(encounter, attacker)[0]?.key ?? noFighter;
  });
}

/** Whom a fighter attacks: one of the others, foes first, or somebody who is not in the list. */
function TargetField({ attacker, target }: { attacker: string; target: string }) {
  const select = ({ encounter }: ReturnType<typeof useEncounterStore.getState>) =>
    encounter ? targetsOf(encounter, attacker) : [];
  // Three lists of texts, so that the field is drawn again only where a name, a side or the order has changed.
  const keys = useEncounterStore(useShallow((state) => select(state).map(({ key }) => key)));
  const labels = useEncounterStore(useShallow((state) => select(state).map(labelOf)));
  const sides = useEncounterStore(useShallow((state) => select(state).map(({ side }) => side)));
  const others = keys.map((value, index) => {
    const side = sides[index];
    return { value, label: labels[index] ?? '', ...(side ? { group: side } : {}) };
  });
  return (
    <SelectField
      label="Target"
      value={target}
      options={[...others, { value: noFighter, label: 'Somebody else' }]}
      onCommit={(key) => chooseTarget(attacker, key)}
    />
  );
}

/** "Goblin 2, fled" */
const labelOf = (fighter: Fighter): string =>
  [fighterName(fighter), outWords(fighter)?.toLowerCase()].filter(Boolean).join(', ');

/** The name under which the numbers of the fighter that is shown are explained. */
const fighterSheetName = 'encounter';

/** A fighter of the encounter with all that the play screen has for one character. */
export const FighterPanel = memo(function FighterPanel({ fighterKey: key }: { fighterKey: string }) {
  const fighter = useFighter(key);
  const sheet = useFighterSheet(key);
  const target = useTarget(key);
  const foe = useFighter(target);
  const foeSheet = useFighterSheet(target);
  const inPlay = useMemo((): InPlay | null => {
    if (!fighter || !sheet) return null;
    const name = fighterName(fighter);
    const own = playOf(fighter);
    // What of the target decides is its state of the moment; the rest, such as the range, is set in the drawer.
    const play = foeSheet ? { ...own, target: { ...own.target, ...targetFrom(foeSheet.combat) } } : own;
    const { character } = sheet;
    return {
      sheet: character,
      combat: foeSheet ? workOutCombat(character, fightRulesOf(fighter.character), play) : sheet.combat,
      play,
      edit: (label, change, ...log) => {
        const sentences = log.map((sentence) => `${name}: ${sentence}`);
        editFighter(key, `${name}: ${label}`, change, ...sentences);
        if (sentences.length > 0) announce(sentences.join(' '));
      },
      sheetName: fighterSheetName,
      attack: ({ id }) => beginAttack({ attacker: key, defender: target, line: id }),
      takesTurnsInRounds: true,
      ...(foe ? { foe: fighterName(foe) } : {}),
    };
  }, [key, fighter, sheet, target, foe, foeSheet]);
  useEffect(() => {
    if (inPlay) offerSheet(fighterSheetName, { ...inPlay.sheet, worksheet: inPlay.combat.worksheet });
  }, [inPlay]);
  useEffect(() => () => offerSheet(fighterSheetName, null), []);
  if (!fighter || !inPlay) return null;
  return (
    <InPlayContext value={inPlay}>
      <section className="fighter-panel" aria-label={fighterName(fighter)}>
        <FighterHead fighter={fighter} />
        <RollsDue />
        <div className="fighter-parts">
          <div className="fighter-part-column">
            <ManeuverChooser />
            <Counters />
            <TargetField attacker={key} target={target} />
            <AttacksNow />
            <TargetDrawer />
          </div>
          <div className="fighter-part-column">
            <Trackers />
            <VitalsNow />
            <BodyState />
            <DefensesNow />
            <IncomingDrawer />
            <WoundForm />
            <SpellsOn />
            <FighterFields fighter={fighter} />
          </div>
        </div>
      </section>
    </InPlayContext>
  );
});
