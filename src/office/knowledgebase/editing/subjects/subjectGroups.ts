import { createAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { submissionKey } from '@/core/submissions/submissionsSlice';

export const GROUPS_SURFACE = 'subject-groups';

/** The chosen groups of a subject, and its groups when the choice was made. */
export const GroupsDraft = v.object({ original: v.array(v.string()), ids: v.array(v.string()) });
export type GroupsDraft = v.InferOutput<typeof GroupsDraft>;
export const isGroupsDraft = (kept: unknown): kept is GroupsDraft => v.is(GroupsDraft, kept);

export const subjectGroupsRequested = createAction<{ tagId: string; draft: GroupsDraft }>(
  'knowledgeBase/subjectGroupsRequested',
);

/** Whether both have the same groups, in any order. */
export const sameGroups = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

export const groupsKey = (subjectId: string): string => submissionKey('knowledge/subjectGroups', subjectId);
