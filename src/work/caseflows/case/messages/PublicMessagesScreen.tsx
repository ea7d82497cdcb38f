import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { dialogOpened, dialogsClosedOfKind } from '@/core/dialogs/dialogsSlice';
import { usePreload } from '@/core/hooks/usePreload';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { CaseFlowMessages } from './CaseFlowMessages';
import { useOpenCase } from '../useCaseFlow';

/* The preview must open without a network too. */
const preview = () => [import('./PublicMessagePreviewDialog')];

/** The messages to the customer of a case. This screen sends nothing, because the preview does the sending. */
export function PublicMessagesScreen() {
  const dispatch = useDispatch();
  const caseFlow = useOpenCase();
  const id = caseFlow?.id;
  usePreload(caseFlow !== null, preview);
  useEffect(
    () => () => {
      dispatch(dialogsClosedOfKind('publicMessagePreview'));
    },
    [dispatch, id],
  );
  if (caseFlow === null) return <Skeleton lines={5} />;
  return (
    <CaseFlowMessages
      key={caseFlow.id}
      audience="public"
      caseFlow={caseFlow}
      onSubmit={({ message, mediaId }) => {
        const dialog = {
          kind: 'publicMessagePreview',
          caseFlowId: caseFlow.id,
          message,
          mediaId,
        } as const;
        dispatch(dialogOpened({ dialog }));
      }}
    />
  );
}
