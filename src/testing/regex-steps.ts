/**
 * Counts the steps that a regular expression takes by backtracking, so that tests can tell linear work from quadratic without a clock.
 * It reads the syntax that this program uses; anything else throws.
 */

/** The price of comparing the text at a place, going forward or back: 1 for a step over one character. */
type Instruction =
  | { readonly do: 'character'; readonly fits: (character: string) => boolean; readonly back: boolean }
  | { readonly do: 'place'; readonly holds: (text: string, at: number) => boolean }
  /** Goes to the first of two places, and to the second if the first fails. */
  | { readonly do: 'either'; first: number; second: number }
  | { readonly do: 'jump'; to: number }
  /** Remembers the start of a loop's round; `advanced` fails if the round ended there as well. */
  | { readonly do: 'begin' | 'advanced'; readonly loop: number }
  | { readonly do: 'look'; readonly code: readonly Instruction[]; readonly wanted: boolean }
  | { readonly do: 'done' };

/** A regular expression, or an equivalent. */
export type Pattern = Pick<RegExp, 'source' | 'flags'>;

/** A part of a pattern. */
export type PatternNode =
  | { readonly is: 'set'; readonly source: string; readonly fits: (character: string) => boolean }
  | { readonly is: 'place'; readonly holds: (text: string, at: number) => boolean }
  | { readonly is: 'sequence'; readonly of: readonly PatternNode[] }
  | { readonly is: 'either'; readonly of: readonly PatternNode[] }
  | { readonly is: 'look'; readonly of: PatternNode; readonly wanted: boolean; readonly back: boolean }
  | {
      readonly is: 'repeat';
      readonly of: PatternNode;
      readonly least: number;
      readonly most: number;
      readonly lazy: boolean;
    };

/** Steps of one search, and where it found something; null if it did not. */
export interface CountedSearch {
  readonly steps: number;
  readonly found: { readonly from: number; readonly to: number } | null;
}

const fitsOf = new Map<string, (character: string) => boolean>();

/** A test of one character, by the engine itself; its answers are remembered. */
function setOf(source: string, flags: string): (character: string) => boolean {
  const key = `${flags}/${source}`;
  const known = fitsOf.get(key);
  if (known) return known;
  const tester = new RegExp(`^(?:${source})$`, flags);
  const answers = new Map<string, boolean>();
  const fits = (character: string): boolean => {
    let answer = answers.get(character);
    if (answer === undefined) {
      // The search itself, if a test has replaced it by a counter.
      answer = Reflect.apply(builtInExec, tester, [character]) !== null;
      answers.set(character, answer);
    }
    return answer;
  };
  fitsOf.set(key, fits);
  return fits;
}

const builtInExec = RegExp.prototype.exec;

/** Parses a pattern. Throws on back references and other syntax that it does not know. */
export function parsePattern({ source, flags: all }: Pattern): PatternNode {
  const flags = [...all].filter((flag) => !'gyd'.includes(flag)).join('');
  const isMultiline = flags.includes('m');
  const wordFlags = [...flags].filter((flag) => !'ms'.includes(flag)).join('');
  const isWord = setOf('\\w', wordFlags);
  let at = 0;

  const unknown = (): never => {
    throw new Error(`Syntax that is not known at ${at} of /${source}/${all}`);
  };
  const take = (text: string): boolean => {
    if (!source.startsWith(text, at)) return false;
    at += text.length;
    return true;
  };

  function readEither(): PatternNode {
    const of = [readSequence()];
    while (take('|')) of.push(readSequence());
    return of.length === 1 && of[0] ? of[0] : { is: 'either', of };
  }

  function readSequence(): PatternNode {
    const of: PatternNode[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') of.push(readQuantified());
    return { is: 'sequence', of };
  }

  function readQuantified(): PatternNode {
    const of = readAtom();
    const [whole, braces, least, comma, most] =
      Reflect.apply(builtInExec, /^(?:[*+?]|(\{(\d+)(,?)(\d*)\}))/, [source.slice(at)]) ?? [];
    if (whole === undefined) return of;
    at += whole.length;
    const lazy = take('?');
    const bounds = braces
      ? { least: Number(least), most: comma === '' ? Number(least) : most === '' ? Infinity : Number(most) }
      : { least: whole === '+' ? 1 : 0, most: whole === '?' ? 1 : Infinity };
    return { is: 'repeat', of, ...bounds, lazy };
  }

  function readAtom(): PatternNode {
    for (const [start, wanted, back] of [
      ['(?=', true, false],
      ['(?!', false, false],
      ['(?<=', true, true],
      ['(?<!', false, true],
    ] as const) {
      if (take(start)) return { is: 'look', of: closed(readEither()), wanted, back };
    }
    const name = Reflect.apply(builtInExec, /^\(\?<\w+>/, [source.slice(at)]);
    if (name) {
      at += name[0].length;
      return closed(readEither());
    }
    if (take('(?:') || take('(')) return closed(readEither());
    if (take('^')) return { is: 'place', holds: (text, i) => i === 0 || (isMultiline && isLineEnd(text[i - 1])) };
    if (take('$')) return { is: 'place', holds: (text, i) => i === text.length || (isMultiline && isLineEnd(text[i])) };
    if (take('\\b')) return { is: 'place', holds: isBoundary };
    if (take('\\B')) return { is: 'place', holds: (text, i) => !isBoundary(text, i) };
    return readSet();
  }

  const closed = (node: PatternNode): PatternNode => (take(')') ? node : unknown());
  const isLineEnd = (character: string | undefined): boolean =>
    character !== undefined && /[\n\r\u2028\u2029]/.test(character);
  const isBoundary = (text: string, i: number): boolean =>
    (i > 0 && isWord(text[i - 1] ?? '')) !== (i < text.length && isWord(text[i] ?? ''));

  function readSet(): PatternNode {
    const start = at;
    if (source[at] === '[') {
      for (at += 1; at < source.length && source[at] !== ']'; at += 1) if (source[at] === '\\') at += 1;
      at += 1;
    } else if (source[at] === '\\') {
      if ('123456789k'.includes(source[at + 1] ?? '0')) unknown();
      const [escaped = ''] =
        Reflect.apply(builtInExec, /^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|.)/su, [
          source.slice(at),
        ]) ?? [];
      at += escaped.length;
    } else at += String.fromCodePoint(source.codePointAt(at) ?? 0).length;
    const set = source.slice(start, at);
    return { is: 'set', source: set, fits: setOf(set, flags) };
  }

  const whole = readEither();
  return at === source.length ? whole : unknown();
}

/** A pattern as instructions for the search below. */
class Compiler {
  private readonly code: Instruction[] = [];
  private loops = 0;
  private readonly back: boolean;

  constructor(back: boolean) {
    this.back = back;
  }

  compile(node: PatternNode): readonly Instruction[] {
    this.add(node);
    this.code.push({ do: 'done' });
    return this.code;
  }

  private add(node: PatternNode): void {
    const { code } = this;
    switch (node.is) {
      case 'set':
        code.push({ do: 'character', fits: node.fits, back: this.back });
        return;
      case 'place':
        code.push({ do: 'place', holds: node.holds });
        return;
      case 'sequence':
        for (const part of this.back ? node.of.toReversed() : node.of) this.add(part);
        return;
      case 'either':
        this.addEither(node.of);
        return;
      case 'look':
        code.push({ do: 'look', code: new Compiler(node.back).compile(node.of), wanted: node.wanted });
        return;
      case 'repeat':
        this.addRepeat(node);
    }
  }

  private addEither(of: readonly PatternNode[]): void {
    const jumps: { to: number }[] = [];
    of.forEach((part, index) => {
      const isLast = index === of.length - 1;
      const choice = { do: 'either' as const, first: this.code.length + 1, second: 0 };
      if (!isLast) this.code.push(choice);
      this.add(part);
      if (isLast) return;
      const jump = { do: 'jump' as const, to: 0 };
      this.code.push(jump);
      jumps.push(jump);
      choice.second = this.code.length;
    });
    for (const jump of jumps) jump.to = this.code.length;
  }

  private addRepeat({ of, least, most, lazy }: Extract<PatternNode, { readonly is: 'repeat' }>): void {
    for (let round = 0; round < least; round += 1) this.add(of);
    const choices: { first: number; second: number }[] = [];
    const choose = () => {
      const choice = { do: 'either' as const, first: 0, second: 0 };
      this.code.push(choice);
      choices.push(choice);
      return this.code.length - 1;
    };
    const bodies: number[] = [];
    if (most === Infinity) {
      const again = choose();
      bodies.push(this.code.length);
      const loop = this.loops;
      this.loops += 1;
      this.code.push({ do: 'begin', loop });
      this.add(of);
      this.code.push({ do: 'advanced', loop }, { do: 'jump', to: again });
    } else {
      for (let round = least; round < most; round += 1) {
        choose();
        bodies.push(this.code.length);
        this.add(of);
      }
    }
    const end = this.code.length;
    choices.forEach((choice, index) => {
      const body = bodies[index] ?? end;
      choice.first = lazy ? end : body;
      choice.second = lazy ? body : end;
    });
  }
}

const compiled = new Map<string, readonly Instruction[]>();

function compile(pattern: Pattern): readonly Instruction[] {
  const key = `${pattern.flags}/${pattern.source}`;
  let made = compiled.get(key);
  if (!made) {
    made = new Compiler(false).compile(parsePattern(pattern));
    compiled.set(key, made);
  }
  return made;
}

/** Thrown if a search takes more steps than allowed. */
export class TooManyStepsError extends Error {}

/** Searches a text from a place on as `exec` does, and counts the steps; throws a {@link TooManyStepsError} past `most` of them. */
export function countSearch(pattern: Pattern, text: string, from = 0, most = Number.POSITIVE_INFINITY): CountedSearch {
  const code = compile(pattern);
  const isUnicode = pattern.flags.includes('u');
  const isSticky = pattern.flags.includes('y');
  let steps = 0;

  const characterAt = (at: number): string => {
    const character = text[at] ?? '';
    if (!isUnicode || character < '\ud800' || character > '\udbff') return character;
    return String.fromCodePoint(text.codePointAt(at) ?? 0);
  };
  const characterBefore = (at: number): string => {
    const character = text[at - 1] ?? '';
    if (!isUnicode || character < '\udc00' || character > '\udfff' || at < 2) return character;
    const pair = characterAt(at - 2);
    return pair.length === 2 ? pair : character;
  };

  /** Runs instructions from a place; returns where they end, or −1. */
  const run = (instructions: readonly Instruction[], start: number): number => {
    // Three numbers for each choice that is left: the instruction, the place, and how many starts of loops there were.
    const left: number[] = [];
    const starts: number[] = [];
    const undo: [number, number | undefined][] = [];
    let next = 0;
    let at = start;
    for (;;) {
      steps += 1;
      if (steps > most) throw new TooManyStepsError(`/${pattern.source}/${pattern.flags}`);
      const instruction = instructions[next];
      if (!instruction) throw new Error('Past the end of the pattern');
      let fails = false;
      next += 1;
      switch (instruction.do) {
        case 'character': {
          const { back, fits } = instruction;
          const character = back ? characterBefore(at) : characterAt(at);
          fails = character === '' || !fits(character);
          if (!fails) at += back ? -character.length : character.length;
          break;
        }
        case 'place':
          fails = !instruction.holds(text, at);
          break;
        case 'either':
          left.push(instruction.second, at, undo.length);
          next = instruction.first;
          break;
        case 'jump':
          next = instruction.to;
          break;
        case 'begin':
          undo.push([instruction.loop, starts[instruction.loop]]);
          starts[instruction.loop] = at;
          break;
        case 'advanced':
          fails = starts[instruction.loop] === at;
          break;
        case 'look':
          fails = run(instruction.code, at) >= 0 !== instruction.wanted;
          break;
        case 'done':
          return at;
      }
      if (!fails) continue;
      const count = left.pop();
      const place = left.pop();
      const other = left.pop();
      if (count === undefined || place === undefined || other === undefined) return -1;
      while (undo.length > count) {
        const [loop, before] = undo.pop() ?? [0, undefined];
        if (before === undefined) delete starts[loop];
        else starts[loop] = before;
      }
      at = place;
      next = other;
    }
  };
  for (let start = from; start <= text.length; start += isUnicode ? Math.max(1, characterAt(start).length) : 1) {
    const end = run(code, start);
    if (end >= 0) return { steps, found: { from: start, to: end } };
    if (isSticky) break;
  }
  return { steps, found: null };
}

/** Counts the steps of a search for all that a pattern finds in a text, as `replaceAll` makes it. */
export function countSearches(pattern: Pattern, text: string, most = Number.POSITIVE_INFINITY): number {
  let steps = 0;
  for (let from = 0; from <= text.length; ) {
    const { steps: more, found } = countSearch(pattern, text, from, most - steps);
    steps += more;
    if (!found || !(pattern.flags.includes('g') || pattern.flags.includes('y'))) break;
    from = Math.max(found.to, found.from + 1);
  }
  return steps;
}
