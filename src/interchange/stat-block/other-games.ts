/** A game whose stat blocks are told from ours, by words that only it has. */
interface OtherGame {
  readonly name: string;
  readonly signs: readonly RegExp[];
}

/** The games whose blocks people paste, each with signs of which two must be there. */
const games: readonly OtherGame[] = [
  {
    name: 'Pathfinder',
    signs: [/\bCMB\b/u, /\bCMD\b/u, /\bflat-footed\b/iu, /\bFort \+\d/u, /\bBase Atk\b/u, /\bPerception \+\d+;/u],
  },
  {
    name: 'Dungeons & Dragons',
    signs: [
      /\b(?:Armor Class|AC)\b:?\s{0,3}\d/u,
      /\b(?:STR|DEX|CON|INT|WIS|CHA)\b:?\s{0,3}\d{1,2}\s?\([+-−]?\d/u,
      /\bCON\b[\s\S]{1,200}\bWIS\b[\s\S]{1,60}\bCHA\b/iu,
      /\b(?:Challenge|CR)\b:?\s{0,3}\d+(?:\/\d)?\s?(?:\(|$)/mu,
      /\bHit (?:Dice|Points)\b:?\s{0,3}\d+\s?\(?\d*d\d/iu,
      /\bHD\b:?\s{0,3}\d/u,
      /\b\d+d(?:4|8|10|12|20)\b/u,
      /\b(?:chaotic|lawful|neutral) (?:evil|good|neutral)\b/iu,
      /\bTHAC0\b|\bSaving Throws?\b:?\s[\p{L} ]{2,20}\+\d/u,
      /[+]\d+ to hit\b/iu,
      /\bWisdom\b:?\s{0,3}\d/iu,
      /\bConstitution\b:?\s{0,3}\d/iu,
    ],
  },
  {
    name: 'Call of Cthulhu',
    signs: [
      /\bPOW\b:?\s{0,3}\d/u,
      /\bSIZ\b:?\s{0,3}\d/u,
      /\bEDU\b:?\s{0,3}\d/u,
      /\bSanity\b:?\s?\d{2}|\bSAN\b:?\s\d{2}/u,
      /\bAPP\b:?\s{0,3}\d/u,
    ],
  },
  {
    name: 'Traveller',
    signs: [
      /\bUPP\b/u,
      /\b(?=[0-9A-F]{0,5}\d)[0-9A-F]{6}\b(?=\s|$)/u,
      /\b\d{1,2} terms\b/u,
      /\bCr\s?\d/u,
      /\b(?:Gun Combat(?: \([^()]{1,20}\))?|Steward|Broker|Vacc Suit|Streetwise|Admin)[- ][0-4]\b(?!\d)/u,
      /\bSOC\b:?\s?\d/u,
    ],
  },
  {
    name: 'Savage Worlds',
    signs: [
      /\bAgility\b:?\s{0,3}d\d/iu,
      /\bSmarts\b:?\s{0,3}d\d/iu,
      /\bSpirit\b:?\s{0,3}d\d/iu,
      /\bToughness\b:?\s{0,3}\d/u,
    ],
  },
  { name: 'Warhammer', signs: [/\bWS\b[\s\S]{1,20}\bBS\b/u, /\bFel\b/u, /\bWounds\b:?\s\d/u] },
  { name: 'the Hero System', signs: [/\bOCV\b/u, /\bDCV\b/u, /\bPRE\b\s{0,3}\d/u] },
  {
    name: 'Fate',
    signs: [/\bRefresh\b:?\s?\d/u, /^Stunts?\b:?/mu, /\bHigh Concept\b/iu, /\b(?:Superb|Great|Good|Fair) \(\+\d\)/u],
  },
  {
    name: 'the World of Darkness',
    signs: [
      /[●•]{2,5}○{0,5}/u,
      /\bManipulation\b:?\s?[\d●•]/u,
      /\bStamina\b:?\s?[\d●•]/u,
      /\b(?:Resolve|Composure|Wits)\b:?\s?[\d●•]/u,
    ],
  },
];

/** The short names of our attributes with a number: a block that has three of them is ours, whatever else it says. */
const ours = /\b(ST|DX|IQ|HT)\b\s?[:=]?\s{0,3}\d/gu;

/**
 * The other game whose stat block a text is; null for one of ours, or of a game that is not known.
 * @param attributes how many of our four attributes were read in it, by any of their names
 */
export function findOtherGame(text: string, attributes: number): string | null {
  const start = text.slice(0, 20_000);
  if (attributes === 4 || new Set([...start.matchAll(ours)].map(([, name]) => name)).size >= 3) return null;
  const found = games
    .map(({ name, signs }) => ({ name, count: signs.filter((sign) => sign.test(start)).length }))
    .toSorted((a, b) => b.count - a.count)[0];
  if (!found || found.count < 2) return null;
  // Strength, Dexterity and Intelligence are in other games too, which have none of our names for the fourth.
  const isShared = /\b(?:Constitution|Wisdom|CON|WIS)\b:?\s{0,3}\d/u.test(start);
  return attributes >= 3 && !isShared ? null : found.name;
}
