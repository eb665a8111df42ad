/** Elements that run, load or send something, or change the page around them. */
const elements = [
  ...['script', 'iframe', 'frame', 'object', 'embed', 'applet', 'base', 'link', 'meta', 'style', 'template', 'portal'],
  ...['animate', 'set', 'foreignobject', 'use', 'math', 'audio', 'video', 'source', 'track', 'noscript'],
];
/** Attributes that hold an address, with the addresses allowed in them. */
const addresses: Readonly<Record<string, RegExp>> = {
  href: /^#[\w-]*$|^https:\/\/www\.sjgames\.com\//,
  src: /^data:image\/jpeg;base64,[A-Za-z0-9+/=]+$/,
};
const neverAddresses = [
  'action',
  'formaction',
  'srcdoc',
  'srcset',
  'poster',
  'background',
  'ping',
  'xlink:href',
  'http-equiv',
];
/**
 * Returns the markup that texts injected into a page: elements, attributes and addresses that the program never
 * renders.
 */
export function markupFaults(place: Element): string[] {
  return [...place.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase();
    const faults = elements.includes(name) ? [`<${name}>`] : [];
    for (const { name: attribute, value } of element.attributes) {
      // A picture within a drawing.
      const allowed = addresses[name === 'image' && attribute === 'href' ? 'src' : attribute];
      const named = `<${name} ${attribute}="${value.slice(0, 80)}">`;
      if (attribute.startsWith('on') || neverAddresses.includes(attribute)) faults.push(named);
      else if (allowed && !allowed.test(value)) faults.push(named);
      else if (attribute === 'style' && /url|@import|expression|[<>{}"\\]/i.test(value)) faults.push(named);
    }
    return faults;
  });
}

/** Attributes that hold ids of other elements, a space between them. */
const references = ['aria-labelledby', 'aria-describedby', 'for'];

/** Returns references to elements that do not exist: a row's key as part of an id can break them. */
export const danglingReferences = (place: Element): string[] =>
  [...place.querySelectorAll('*')].flatMap((element) =>
    references.flatMap((name) =>
      (element.getAttribute(name) ?? '')
        .split(/\s+/)
        .filter((id) => id !== '' && document.getElementById(id) === null)
        .map((id) => `<${element.tagName.toLowerCase()} ${name}="${id}">`),
    ),
  );

/** Attributes of our own (the length of a text, for example) have no effect in browsers. */
const isNoData = (name: string): boolean => !name.startsWith('data-');

/** The kinds of elements of a page, each with the names of its attributes: "td class colspan". */
export const kindsOfElements = (place: Element): ReadonlySet<string> =>
  new Set(
    [...place.querySelectorAll('*')].map((element) =>
      [
        element.tagName.toLowerCase(),
        ...[...element.attributes]
          .map(({ name }) => name)
          .filter(isNoData)
          .sort(),
      ].join(' '),
    ),
  );
