import { qrOf } from '../qr.ts';

/** A link as a picture for the camera of a phone; nothing for one that is too long. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = qrOf(text);
  if (rows === null) return null;
  const path = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  const size = rows.length + 8;
  return (
    <svg class="qr" viewBox={`-4 -4 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path d={`M-4 -4h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
