import fc from 'fast-check';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { taskHub } from './taskHub';

describe('the task hub', () => {
  it('listens to the ten documented events and nothing else', () => {
    expect(taskHub.events).toHaveLength(10);
    expect(taskHub.decode('somethingElse', [{ id: '1' }])).toBeNull();
  });

  it('decodes a complete record', () => {
    const event = taskHub.decode('updated', [
      { id: '1', subject: 'Lekkage', status: 'Opgepakt', ends: null },
    ]);
    expect(event).toMatchObject({
      kind: 'updated',
      id: '1',
      task: { subject: 'Lekkage', status: TaskStatus.PickedUp },
    });
  });

  it.each([
    ['a bare id', '1'],
    ['a number', 1],
    ['only an id', { id: '1' }],
  ])('treats %s as an id', (_, payload) => {
    expect(taskHub.decode('deleted', [payload])).toEqual({ kind: 'deleted', id: '1', task: null });
  });

  it.each([
    ['nothing', []],
    ['null', [null]],
    ['an empty record', [{}]],
    ['a record without id', [{ subject: 'x', status: 0 }]],
    ['a list', [[]]],
    ['an empty text', ['']],
    ['a name that every object has', ['__proto__']],
    ['a record under such a name', [{ id: 'constructor', subject: 'x', status: 0 }]],
  ])('rejects %s (P3)', (_, args) => {
    expect(taskHub.decode('updated', args)).toBeNull();
  });

  it('recognises a task in any spelling of its id', () => {
    const id = '6F000000-0000-4000-8000-00000000000A';
    expect(taskHub.decode('deleted', [id])?.id).toBe(id.toLowerCase());
  });

  it('never throws, whatever it receives', () => {
    fc.assert(
      fc.property(fc.constantFrom(...taskHub.events), fc.array(fc.anything()), (event, args) => {
        taskHub.decode(event, args);
      }),
    );
  });
});
