import { MediaCategory } from '@/domain/media/media';
import { isSafeImage } from './mediaRules';
import { mediaSlice, selectUploads, uploadRestored } from './mediaSlice';
import { downloadName, visibleName } from './fileName';

it.each([
  ['image/jpeg', true],
  ['image/png', true],
  ['IMAGE/WEBP', true],
  ['image/svg+xml', false],
  ['text/html', false],
  ['application/pdf', false],
  ['', false],
])('A file of the type %j may be drawn on the page: %s', (type, expected) => {
  expect(isSafeImage(type)).toBe(expected);
});

describe('visibleName', () => {
  it('writes direction marks as codes', () => {
    expect(visibleName('factuur\u202Egpj.exe')).toBe('factuur[U+202E]gpj.exe');
  });

  it.each(['Foto badkamer.jpg', 'Énquête – 2e pagina.pdf', '<b>vet</b>.png'])(
    'leaves %s unchanged',
    (name) => {
      expect(visibleName(name)).toBe(name);
    },
  );
});

describe('downloadName', () => {
  it.each([
    ['../../x.exe', '_.._x.exe'],
    ['factuur\u202Egpj.exe', 'factuurgpj.exe'],
    ['a<b>:c?.txt', 'a_b__c_.txt'],
    ['...', 'Bijlage'],
    ['', 'Bijlage'],
  ])('turns %j into %j', (name, expected) => {
    expect(downloadName(name, 'Bijlage')).toBe(expected);
  });

  it('keeps the extension of a name that is too long', () => {
    const name = downloadName(`${'a'.repeat(300)}.pdf`, 'Bijlage');
    expect(name).toHaveLength(120);
    expect(name.endsWith('.pdf')).toBe(true);
  });
});

it('A file of a draft that is restored twice is in the list once', () => {
  const file = {
    owner: 'form',
    target: { category: MediaCategory.TaskMedia },
    mediaId: 'm',
    name: 'foto.jpg',
    size: 1,
  };
  const restored = ['first', 'second'].map((id) => uploadRestored({ ...file, id }));
  const media = restored.reduce(mediaSlice.reducer, undefined);
  expect(selectUploads({ media: media! })).toEqual([expect.objectContaining({ id: 'first' })]);
});
