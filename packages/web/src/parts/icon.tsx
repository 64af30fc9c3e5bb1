export { Emblem, Icon } from '@teahouse/boardkit';

export const Seal = () => (
  <span class="seal" aria-hidden="true">
    茶
  </span>
);
