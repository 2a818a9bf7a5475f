/* The payload: batches of transactions, the same ones in every host. */
#ifndef TRANSACTIONS_H
#define TRANSACTIONS_H

#include <stddef.h>
#include <stdint.h>

#include "complex_data_v1.h"

/* A request for Aggregate with so many transactions. Never freed. */
const complex_data_v1_complex_data_operation_t *new_transactions(size_t count);

/* The same in wire format. Never freed. */
const uint8_t *encoded_transactions(size_t count, size_t *len);

#endif /* TRANSACTIONS_H */
