// The payload: batches of transactions, the same ones in every host.
#ifndef TRANSACTIONS_HPP
#define TRANSACTIONS_HPP

#include <cstddef>
#include <vector>

#include "complex_data_v1.hpp"

/// A request for Aggregate with so many transactions. Never freed.
const complex_data::v1::ComplexDataOperation &new_transactions(std::size_t count);

/// The same in wire format.
std::vector<std::byte> encoded_transactions(std::size_t count);

#endif  // TRANSACTIONS_HPP
