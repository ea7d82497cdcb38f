import { useSelector } from 'react-redux';
import { selectFeature, type WithConfig } from './configSlice';

interface Featured {
  feature?: string;
}

/** Returns whether the feature of something is on; true for things without a feature (BOOT-17). */
export function useIsThere(): (one: Featured) => boolean {
  const config = useSelector((state: WithConfig) => state.config);
  return ({ feature }) => feature === undefined || selectFeature({ config }, feature);
}
