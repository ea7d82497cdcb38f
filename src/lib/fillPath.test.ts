import fc from 'fast-check';
import { fillPath } from './address';

describe('fillPath', () => {
  it.each(['', '.', '..'])('refuses %j (T10)', (id) => {
    expect(() => fillPath('/api/v1/task/byId/:id', { id })).toThrow();
  });

  it('refuses a parameter without a value', () => {
    expect(() => fillPath('/api/:id', {})).toThrow();
  });

  it.each([
    ['../../logout', '/api/..%2F..%2Flogout'],
    ['a b?c#d', '/api/a%20b%3Fc%23d'],
    ['%2e%2e', '/api/%252e%252e'],
    ['a\ud800b', '/api/a%EF%BF%BDb'],
    ['\udc00', '/api/%EF%BF%BD'],
    ['🙂', '/api/%F0%9F%99%82'],
  ])('keeps %s inside its path part', (id, expected) => {
    expect(fillPath('/api/:id', { id })).toBe(expected);
  });

  it('always stays below the folder of its pattern', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (id) => {
        fc.pre(id !== '.' && id !== '..');
        const { pathname } = new URL(fillPath('/api/v1/:id/end', { id }), 'https://host');
        return (
          pathname.startsWith('/api/v1/') && pathname.endsWith('/end') && pathname.split('/').length === 5
        );
      }),
    );
  });
});
