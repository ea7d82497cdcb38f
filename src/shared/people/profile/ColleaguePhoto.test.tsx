import { render, waitFor } from '@testing-library/react';
import { faults, issueToken, stats, users } from '@mocks/backend/testServer';
import { aColleague, db } from '@mocks/db';
import { connectHttp } from '@/api/http/http';
import { ColleaguePhoto } from './ColleaguePhoto';

const OWN = 'GET /api/v1/colleague/photo/:id';
const DEFAULT = 'GET /api/v1/colleague/photo/default';

it.each([
  ['their own', 'foto-1', null, [OWN], 'img'],
  ['the default photo if they have none', null, null, [DEFAULT], 'img'],
  ['the default photo if theirs no longer exists', 'foto-1', 404, [OWN, DEFAULT], 'img'],
  ['replaced by initials if the default photo fails', null, 500, [DEFAULT], 'KK'],
] as const)('The photo of a colleague is %s (UCC-35)', async (_, pictureBlobId, status, asked, shown) => {
  connectHttp({
    baseUrl: window.location.origin,
    getToken: () => issueToken(users.anne),
    renew: () => Promise.resolve(false),
  });
  const colleague = db.colleagues.add(aColleague({ id: 'kees', name: 'Kees Kamer', pictureBlobId }));
  const path = `/api/v1/colleague/photo/${pictureBlobId === null ? 'default' : 'kees'}`;
  if (status !== null) faults.add({ path, status });
  const { container } = render(<ColleaguePhoto colleague={colleague} />);
  await waitFor(() => {
    expect(stats.seen.map(({ endpoint, status: answered }) => [endpoint, answered !== null])).toEqual(
      asked.map((endpoint) => [endpoint, true]),
    );
    expect(container.querySelector('img')?.tagName.toLowerCase() ?? container.textContent).toBe(shown);
  });
});
