import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Banner, BannerButton } from '@/ui/feedback/Banner';
import { messageFollowed, messageLeft, selectIsTired } from '../retry/retriesSlice';
import { undeliveredTexts as texts } from '../undeliveredTexts';

/** Follows a message that is being put through while this is mounted. */
export function RetryProgress({ id }: { id: string }) {
  const dispatch = useDispatch();
  const isTired = useSelector(selectIsTired);
  useEffect(() => {
    dispatch(messageFollowed(id));
    return () => {
      dispatch(messageLeft());
    };
  }, [dispatch, id]);
  return isTired ? (
    <Banner
      tone="warning"
      role="status"
      actions={<BannerButton label={texts.lookAgain} onClick={() => dispatch(messageFollowed(id))} />}
    >
      {texts.tired}
    </Banner>
  ) : (
    <Banner role="status">{texts.retrying}</Banner>
  );
}
