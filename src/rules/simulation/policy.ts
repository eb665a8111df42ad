import type { FightingNow, Policy, PolicyId, Surroundings } from './turn-choices.ts';

/** Yards that an archer keeps from a foe who is no faster. */
const nearby = 3;
/** How long somebody who waits for an opening studies the foe before they strike all the same. */
const patience = 3;

/** Helpless, down, or after a maneuver that leaves no defense. */
const isOpen = ({ known }: FightingNow, { foeDefends }: Surroundings): boolean =>
  known.isHelpless || known.isLying || !foeDefends;

/** The ways to fight, in the order in which they are listed. */
export const policies: readonly Policy[] = [
  {
    id: 'steady',
    name: 'Steady',
    words: 'closes in and attacks every turn, and stands where they are',
    retreats: false,
    plan: (now) => now.attackOrClose('attack'),
  },
  {
    id: 'cautious',
    name: 'Cautious swordsman',
    words: 'attacks every turn, and gives way before a blow where that helps',
    retreats: true,
    plan: (now) => now.attackOrClose('attack'),
  },
  {
    id: 'allOut',
    name: 'All-out attacker',
    words: 'attacks all-out every turn, with no thought of defense',
    retreats: false,
    plan: (now) => now.attackOrClose('allOut'),
  },
  {
    id: 'opening',
    name: 'Waits for an opening',
    words: 'defends or studies the foe until they are down, stunned or open, or for three turns; then strikes',
    retreats: true,
    plan: (now) =>
      isOpen(now.foe, now) || now.self.waited >= patience || now.distance > nearby
        ? now.attackOrClose(isOpen(now.foe, now) && now.foe.known.isHelpless ? 'allOut' : 'attack')
        : now.study(),
  },
  {
    id: 'counter',
    name: 'Lets the foe come',
    words:
      'waits, and strikes whoever comes within reach before they strike; closes in after three turns without a blow',
    retreats: true,
    plan: (now) => now.attackInReach() ?? (now.self.waited < patience ? now.awaitFoe() : now.attackOrClose('attack')),
  },
  {
    id: 'deceptive',
    name: 'Deceptive',
    words: 'gives up what skill is not needed for blows that are harder to defend against, where the rules have them',
    retreats: true,
    plan: (now) => now.deceptively(now.attackOrClose('attack')),
  },
  {
    id: 'legs',
    name: 'Aims at the legs',
    words: 'strikes at a leg when the odds are even or better, to bring the foe down',
    retreats: true,
    plan: (now) => now.atTheLegs(now.attackOrClose('attack')),
  },
  {
    id: 'feint',
    name: 'Feints first',
    words: 'feints at a foe in reach who is no better, then strikes, where the rules have feints',
    retreats: true,
    plan: (now) => now.feint() ?? now.attackOrClose('attack'),
  },
  {
    id: 'archer',
    name: 'Archer keeps away',
    words: 'aims and shoots from afar, gives ground to a slower foe, and fights hand to hand only when caught',
    retreats: true,
    plan: (now) =>
      now.distance <= nearby && now.isFaster ? now.moveAway() : (now.shoot() ?? now.attackOrClose('attack')),
  },
  {
    id: 'shieldWall',
    name: 'Shield wall',
    words: 'holds the place, lets the foe come, and never gives way',
    retreats: false,
    plan: (now) => now.attackInReach() ?? now.shoot() ?? now.defend(),
  },
  {
    id: 'behind',
    name: 'Behind the others',
    words: 'stays behind friends and shoots or throws past them; without friends in front, keeps away',
    retreats: true,
    plan: (now) =>
      now.distance <= nearby && !now.isCovered ? now.moveAway() : (now.shoot() ?? now.attackInReach() ?? now.defend()),
  },
];

/** The policy of an id. @throws RangeError for an unknown one */
export function policyOf(id: PolicyId): Policy {
  const policy = policies.find((each) => each.id === id);
  if (!policy) throw new RangeError(`no policy ${id}`);
  return policy;
}
