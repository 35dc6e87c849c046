/** A second process that wants a whole core. */
for (let count = 0; ; count += 1) Math.sqrt(count);
