import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { chatQueries } from '@/api/chat/chatQueries';
import { selectMay } from '@/core/session/sessionSlice';
import type { CompletionGroup } from '@/ui/completion/completion';
import { BookmarkIcon, SettingsIcon } from '@/ui/icons';
import { type StandardText, textsWith } from '../found';
import { useOwnTexts } from '../own/ownTexts';
import { standardTextsTexts as texts } from '../standardTextsTexts';
import { fillIn, type Values } from '../variables';

const NO_MESSAGES: string[] = [];

export const SAVE = 'save';
export const MANAGE = 'manage';
const actions: CompletionGroup = {
  id: 'actions',
  title: null,
  isFound: false,
  options: [
    { id: SAVE, label: texts.save, icon: BookmarkIcon },
    { id: MANAGE, label: texts.manage, icon: SettingsIcon },
  ],
};

/** The corporation's texts, for users who may read them (wire/chat). */
function useCorporationTexts() {
  const may = useSelector(selectMay)('viewChatConversation');
  const answer = chatQueries.endpoints.defaultMessages.useQuery(may ? undefined : skipToken);
  const { data = NO_MESSAGES, isLoading, isError } = answer;
  const found = useMemo(
    () => data.map((text, index): StandardText => ({ id: `corporation-${index}`, name: null, text })),
    [data],
  );
  const note = isLoading ? texts.loading : isError ? texts.failed : null;
  return { texts: found, note };
}

const groupOf = (
  id: keyof typeof texts.groups,
  found: readonly StandardText[],
  values: Values,
): CompletionGroup => ({
  id,
  title: texts.groups[id],
  isFound: true,
  options: found.map(({ id: key, name, text }) => {
    const filled = fillIn(text, values);
    return name === null ? { id: key, label: filled } : { id: key, label: name, detail: filled };
  }),
});

export function useChoices(word: string, values: Values) {
  const own = useOwnTexts();
  const corporation = useCorporationTexts();
  const [ownFound, others] = [textsWith(own, word), textsWith(corporation.texts, word)];
  const found: readonly StandardText[] = [...ownFound, ...others];
  const nothing = word === '' ? texts.none : texts.notFound(word);
  const groups = [groupOf('own', ownFound, values), groupOf('corporation', others, values), actions];
  return {
    groups: groups.filter(({ options }) => options.length > 0),
    count: found.length,
    note: corporation.note ?? (found.length === 0 ? nothing : null),
    textOf: (id: string) => found.find((one) => one.id === id)?.text ?? null,
  };
}
