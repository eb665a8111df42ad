import { memo, useEffect, useMemo } from 'react';
import { fighterName, playOf } from '../../character/encounter-edits.ts';
import { targetFrom } from '../../rules/combat/exchange/incoming-attack.ts';
import { workOutCombat } from '../../rules/combat/work-out-combat.ts';
import { fightRulesOf, useFighterSheet } from '../../state/encounter/encounter-sheets.ts';
import { editFighter } from '../../state/encounter/encounter-store.ts';
import { offerSheet } from '../../state/view/explanation-store.ts';
import { announce } from '../../ui/announce.ts';
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
import { FighterFields, FighterHead } from './fighter-head.tsx';
import { TargetField } from './target-field.tsx';
import { useFighter } from './use-fighter.ts';
import { useTarget } from './use-target.ts';

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
