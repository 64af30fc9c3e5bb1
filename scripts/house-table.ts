/** Rows in columns as wide as what stands in them. */
export function table(rows: readonly (readonly string[])[], empty: string): string {
  if (rows.length === 0) return empty;
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map(row => row[column]!.length)));
  return rows
    .map(row =>
      row
        .map((text, column) => text.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
