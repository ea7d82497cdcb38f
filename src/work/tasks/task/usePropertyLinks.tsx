import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { mayOpen } from '@/core/openable';
import { paths, to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import type { Task } from '@/domain/tasks/task';
import { isGuid } from '@/lib/guid';
import { taskDetailTexts } from './taskDetailTexts';

const texts = taskDetailTexts.information.propertyLinks;

/** Returns links for the properties of an error task, to the screens that the user may open. */
export function usePropertyLinks(properties: Task['properties']): Readonly<Record<string, ReactNode>> {
  const may = useSelector(selectMay);
  const { undeliveredMessageId: messageId = '', scopeId = '' } = properties;
  return {
    ...(isGuid(messageId) &&
      mayOpen(paths.undeliveredMessage, may) && {
        undeliveredMessageId: <Link to={to.undeliveredMessage(messageId)}>{texts.message}</Link>,
      }),
    ...(scopeId !== '' &&
      mayOpen(paths.systemLog, may) && {
        scopeId: <Link to={to.systemLog(scopeId)}>{texts.log}</Link>,
      }),
  };
}
