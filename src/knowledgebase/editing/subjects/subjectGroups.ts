import { createAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { submissionKey } from '@/core/submissions/submissionsSlice';

export const GROUPS_SURFACE = 'subject-groups';

/** Who is to answer for a subject, and who did when that was chosen. */
export const GroupsDraft = v.object({ original: v.array(v.string()), ids: v.array(v.string()) });
export type GroupsDraft = v.InferOutput<typeof GroupsDraft>;
export const isGroupsDraft = (kept: unknown): kept is GroupsDraft => v.is(GroupsDraft, kept);

export const subjectGroupsRequested = createAction<{ tagId: string; draft: GroupsDraft }>(
  'knowledge/subjectGroupsRequested',
);

/** In whichever order. */
export const sameGroups = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

export const groupsKey = (subjectId: string): string => submissionKey('knowledge/subjectGroups', subjectId);
