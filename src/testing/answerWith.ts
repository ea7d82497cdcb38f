import { faults } from '@mocks/backend/testServer';

/** Lets the mock back end answer a read of this path with this, for so many times or for the whole test. */
export const answerWith = (path: string, answer: unknown, times?: number) =>
  faults.add({
    path,
    method: 'GET',
    status: 200,
    body: JSON.stringify(answer),
    contentType: 'application/json',
    ...(times !== undefined && { times }),
  });
