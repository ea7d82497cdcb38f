import fc from 'fast-check';
import { kindOf } from './attachmentKind';
import { EMOTICONS, insertAt, pictureOf, withPictures } from './emoticons';
import { firstPlace, inside, type Move, moveOfKey, moves } from './place';

describe('The place of the window (CHAT-05, CHAT-06)', () => {
  const viewports = fc.record({
    width: fc.integer({ min: 320, max: 2600 }),
    height: fc.integer({ min: 420, max: 1600 }),
  });
  const moved = fc.array(fc.constantFrom(...(Object.keys(moves) as Move[])), { maxLength: 60 });

  it('stays inside the viewport, below the head and above the foot, after any moves', () => {
    fc.assert(
      fc.property(viewports, moved, (viewport, all) => {
        const place = all.reduce(
          (before, move) => inside(moves[move](before), viewport),
          inside(firstPlace, viewport),
        );
        expect(place.left).toBeGreaterThanOrEqual(0);
        expect(place.top).toBeGreaterThanOrEqual(48);
        expect(place.left + place.width).toBeLessThanOrEqual(viewport.width);
        expect(place.top + place.height).toBeLessThanOrEqual(viewport.height - 44);
      }),
    );
  });

  it.each([
    ['ArrowLeft', false, 'left'],
    ['ArrowLeft', true, 'narrower'],
    ['ArrowDown', true, 'taller'],
    ['Enter', false, null],
  ])('responds to the key %s, with Shift being %j, by the move %j', (key, withShift, expected) => {
    expect(moveOfKey(key, withShift)).toBe(expected);
  });
});

describe('The emoticons (CHAT-61, CHAT-62)', () => {
  it('are seven, and are recognized in lower case too', () => {
    expect(EMOTICONS).toEqual([':)', ':(', ';)', ':D', ':O', ':P', ';(']);
    expect(withPictures(':d :D')).toBe(`${pictureOf(':D')} ${pictureOf(':D')}`);
  });

  it.each(['http://x.nl/:D', 'om 10:Pm', 'lijst:(a)', 'const x=:)y'])('are not found in %j', (text) => {
    expect(withPictures(text)).toBe(text);
  });

  it.each([
    ['hoi', '', 0, 'hoi', 3],
    ['hoi', 'dag', 3, 'dag hoi', 7],
    ['hoi', 'dag ', 4, 'dag hoi', 7],
    ['\n', 'dag', 3, 'dag\n', 4],
  ])('are inserted like any text: %j in %j at %d', (added, text, from, expected, cursor) => {
    expect(insertAt(text, added, from)).toEqual({ text: expected, cursor });
  });
});

it.each([
  ['audio/ogg; codecs=opus', 'audio'],
  ['audio/wave', 'audio'],
  ['AUDIO/MPEG', 'audio'],
  ['image/jpeg', 'image'],
  ['image/svg+xml', 'file'],
  ['video/mp4', 'video'],
  ['text/html', 'file'],
  ['', 'file'],
])("A file of type '%s' is shown as %s (CHAT-66)", (mimeType, kind) => {
  expect(kindOf(mimeType)).toBe(kind);
});
