import { useSelector } from 'react-redux';
import { selectFeature, type WithConfig } from './configSlice';

interface Featured {
  feature?: string;
}

/** Tells whether what names a feature is there; what names none always is (BOOT-17). */
export function useIsThere(): (one: Featured) => boolean {
  const config = useSelector((state: WithConfig) => state.config);
  return ({ feature }) => feature === undefined || selectFeature({ config }, feature);
}
