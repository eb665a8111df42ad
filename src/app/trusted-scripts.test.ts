// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { trustOwnScripts } from './after-start.ts';

afterEach(() => vi.unstubAllGlobals());

interface Rules {
  createScriptURL: (address: string) => string;
  createScript?: unknown;
  createHTML?: unknown;
}

it('trustOwnScripts accepts addresses of this origin only', () => {
  const createPolicy = vi.fn<(name: string, rules: Rules) => void>();
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.stubGlobal('location', { origin: 'https://games.example' });
  vi.spyOn(document, 'baseURI', 'get').mockReturnValue('https://games.example/pointwright/');
  trustOwnScripts();
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  expect(Object.keys(rules ?? {})).toEqual(['createScriptURL']);
  for (const own of ['https://games.example/pointwright/assets/worker.js', './service-worker.js']) {
    expect(rules?.createScriptURL(own)).toBe(own);
  }
  for (const foreignUrl of [
    'https://elsewhere.example/worker.js',
    'https://games.example.elsewhere.example/worker.js',
    'blob:https://games.example/0d7e',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
  ]) {
    expect(() => rules?.createScriptURL(foreignUrl)).toThrow(TypeError);
  }
});

it('trustOwnScripts does nothing in browsers without trusted types', () => {
  vi.stubGlobal('trustedTypes', undefined);
  expect(trustOwnScripts).not.toThrow();
});
